import { defineMessages } from '@athenaeum/messages';

/** What mails about events have in common. */
export const eventText = defineMessages('mailEvent', {
  date: 'Date',
  time: 'Time',
  ownTime: 'Your time',
  where: 'Where',
  from: 'From',
  to: 'To',
  online: 'Online',
  manage: 'Change or cancel your RSVP',
  view: 'View the event',
  join: 'Join online',
  doorOpens: 'The door opens 15 minutes before the start.',
  plansChange: 'Plans change?',
  giveUpSeat: 'Give up your seat',
  notFree: 'No longer free that day?',
  leaveWaitlist: 'Leave the waitlist',
  toGoogleCalendar: 'Add it to Google Calendar',
  addsToCalendar: 'The attached file adds the event to your calendar.',
  takesOutOfCalendar: 'The attached file takes the event out of your calendar.',
  attending: 'Attending',
  addedToWaitlist: 'Added to Waitlist.',
  becauseAsked: 'You’re getting this because you asked for a seat at this event.',
  becauseSeat: 'You’re getting this because you have a seat at this event.',
  becauseSeatOrLine: 'You’re getting this because you have a seat at this event or are on its waitlist.',
  becauseTyped: 'You’re getting this because your email was entered in the RSVP form for this event.',
});
