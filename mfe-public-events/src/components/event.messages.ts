import { defineMessages } from '@athenaeum/messages';

/** Texts about an event that several features show. */
export const eventText = defineMessages('event', {
  upcoming: 'Upcoming events',
  seeUpcoming: 'See upcoming events',
  seeOthers: 'See other events',
  virtual: 'Virtual',
  inPerson: 'In Person',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  wasCancelled: 'This event was cancelled.',
  wasPostponed: 'This event was postponed.',
  isOver: 'This event has already taken place.',
  atCapacity: 'At capacity',
  noneFound: 'No Events Found',
  expertsAndHosts: 'Experts and hosts',
});
