import { defineMessages } from '@athenaeum/messages';

/** A seat: how somebody asks for it, has it, waits for it and gives it back. */
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
