import { defineMessages } from '@athenaeum/messages';

/** Texts of the server only: document heads, feeds, and static pages. */
export const siteText = defineMessages('site', {
  online: 'Online',
  listPage: 'Upcoming events, page {page}',
  feed: 'Upcoming events at {brand}',
  artOf: 'The art of {event}',
  artOfList: 'Arches, light and water: the art of the events',
  notFound: 'Not found',
  noSuchEvent: 'There is no event at this address.',
  nothingHere: 'There is nothing here',
  nothingHereHint: 'The page may have moved, or never existed.',
  away: 'The events are taking a moment',
  awayHint: 'Something they need isn’t answering. Please try again in a minute.',
  tryAgain: 'Try again',
});
