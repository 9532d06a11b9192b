import { defineMessages } from '@athenaeum/messages';

export const rsvpNoticesText = defineMessages('learningRsvpNotices', {
  attending: 'You are attending {event}',
  givingUp: 'Giving up your seat at {event}',
  leftWaitlist: 'You left the waitlist for {event}',
  noSeatYet: 'No seat is free yet. You keep your place.',
  notAttending: 'You are not attending {event}',
  notReserved: 'No seat was reserved at {event}. {reason}',
  seeEvent: 'See the event',
  onWaitlist: 'Added to Waitlist.',
  stillSeated: 'You still have your seat at {event}. {reason}',
  undo: 'Undo',
});
