import { defineMessages } from '@athenaeum/messages';

/** A seat: requesting, holding, waiting for it and withdrawing. */
export const seatText = defineMessages('seat', {
  rsvp: 'RSVP',
  joinWaitlist: 'Join Waitlist',
  enterCode: 'Enter invite code',
  attending: 'Attending',
  join: 'Join',
  notAttending: 'Not Attending',
  addedToWaitlist: 'Added to Waitlist.',
  yourPlace: 'You are {place} in line.',
  weWillWrite: 'We’ll email you as soon as a seat is yours.',
  leaveWaitlist: 'Leave waitlist',
});
