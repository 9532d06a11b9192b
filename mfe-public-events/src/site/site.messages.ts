import { defineMessages } from '@athenaeum/messages';

/** Texts of the server only: document heads, feeds, and static pages. */
export const siteText = defineMessages('site', {
  online: 'Online',
  listPage: 'Upcoming events, page {page}',
  feed: 'Upcoming events at {brand}',
  pictureOf: '{event}. {time}. An arch with the art of the event.',
  pictureOfList: 'Upcoming events. An arch with light and water.',
  notFound: 'Not found',
  noSuchEvent: 'There is no event at this address.',
  nothingHere: 'There is nothing here',
  nothingHereHint: 'The page may have moved, or never existed.',
  away: 'The events are taking a moment',
  awayHint: 'Something they need isn’t answering. Please try again in a minute.',
  tryAgain: 'Try again',
});
