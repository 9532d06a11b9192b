import { defineMessages } from '@athenaeum/messages';

/** To everybody who comes or waits: what has become of an event. */
export const salonNewsText = defineMessages('mailSalonNews', {
  cancelledSubject: '{title} is cancelled',
  cancelledMark: 'Cancelled',
  cancelled: 'This event was cancelled. There is nothing you need to do.',
  postponedSubject: '{title} is postponed',
  postponedMark: 'Postponed',
  postponed: 'This event was postponed. You keep your place, and we’ll email you when there is a new date.',
  movedSubject: '{title} moved to {start}',
  changedSubject: '{title} has a new time or place',
  movedMark: 'Changed',
  moved: 'The time or place of this event has changed. Here are the details now.',
  standsSubject: '{title} is going ahead',
  standsMark: 'Going ahead',
  stands: 'This event is going ahead after all.',

  preview: '{day}. {sentence}',
  keepsSeat: 'Your seat is still yours. If you can no longer come, please give it up.',
  keepsPlace: 'You keep your place on the waitlist.',
  postponedCalendar: 'The attached file takes the event out of your calendar until there is a new date.',
  updatesCalendar: 'The attached file brings your calendar up to date.',

  reminderSubject: 'Tomorrow: {title}',
  reminder: 'We look forward to seeing you.',
  joinNow: 'Join online',
  doorOpens: 'The door opens 15 minutes before the start.',

  noteSubject: 'A note about {title}',
  notePreview: 'A note for everyone coming, {day}.',
  note: 'Here is a note about this event from our team:',
});
