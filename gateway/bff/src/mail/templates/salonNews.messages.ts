import { defineMessages } from '@athenaeum/messages';

/** To everybody who comes or waits: what has become of an event. */
export const salonNewsText = defineMessages('mailSalonNews', {
  cancelledSubject: '{title} is cancelled',
  cancelled: 'This event was cancelled. There is nothing you need to do.',
  postponedSubject: '{title} is postponed',
  postponed: 'This event was postponed. You keep your place, and we’ll email you when there is a new date.',
  movedSubject: '{title} moved to {start}',
  changedSubject: '{title} has a new time or place',
  newTimeHeading: 'A new time for {title}',
  moved: 'The time or place of this event has changed. Here are the details now.',
  standsSubject: '{title} is going ahead',
  stands: 'This event is going ahead after all.',

  preview: '{day}. {sentence}',
  keepsSeat: 'Your seat is still yours. If you can no longer come, please give it up.',
  keepsPlace: 'You keep your place on the waitlist.',
  postponedCalendar: 'The attached file takes the event out of your calendar until there is a new date.',
  updatesCalendar: 'The attached file brings your calendar up to date.',

  reminderSubject: 'Tomorrow: {title}',
  reminderHeading: 'See you tomorrow',
  reminder: 'We look forward to seeing you.',

  noteSubject: 'A note about {title}',
  noteHeading: 'A note from our team',
  notePreview: 'A note for everyone coming, {day}.',
  note: 'This is for everyone who is coming:',
});
