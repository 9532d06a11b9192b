import { defineMessages } from '@athenaeum/messages';

/** About a coaching session, to the member and to the coach. */
export const sessionText = defineMessages('mailSession', {
  plansChange: 'Plans change?',
  where: 'Where',
  join: 'Join',
  opens: 'It opens {minutes} minutes before the session begins.',
  wantsToDiscuss: 'What the member would like to talk about:',
  mySessions: 'My Sessions',
  coachingSessions: 'Coaching Sessions',
  because: 'You’re getting this because you have a coaching session.',
  heading: '{minutes} minutes with {name}',
  preview: '{day}, {time}',

  bookedSubject: 'You’re booked with {name}: {start}',
  bookedPreview: '{day}. The session is attached for your calendar.',
  bookedHeading: 'Your session is booked',
  meeting: 'You’re meeting {name} on {day}.',
  toGoogleCalendar: 'Add it to Google Calendar',
  addsToCalendar: 'The attached file adds the session to your calendar.',

  movedSubject: 'Your session with {name} moved to {start}',
  movedHeading: 'Your session has moved',
  hasMoved: 'Here is the new time.',
  movesInCalendar: 'The attached file moves the session in your calendar.',

  placeSubject: 'New location for your session with {name}',
  placePreview: '{day}, {time}: {where}',
  seeMySessions: 'see My Sessions',
  placeHeading: 'A new location for your session',
  hasNewPlace: 'Here is when and where you meet now.',
  updatesCalendar: 'The attached file updates the session in your calendar.',

  cancelledSubject: 'Your session with {name} is cancelled',
  cancelledPreview: '{day} is off.',
  isCancelled: 'Your session is cancelled',
  cancelledBy: 'Your session was cancelled by {name}.',
  minutesBack: 'The {minutes} minutes that were held for it are available to you again.',
  minutesUsed: 'It was cancelled less than 24 hours before, so its {minutes} minutes are used.',
  takesOutOfCalendar: 'The attached file takes the session out of your calendar.',

  tomorrowSubject: 'Tomorrow: your session with {name}',
  tomorrowHeading: 'See you tomorrow',
});
