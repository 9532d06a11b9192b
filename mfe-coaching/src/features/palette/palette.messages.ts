import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('coachingPalette', {
  actions: 'Do',
  book: 'Book {coach}',
  /** The words that begin such a line, separated by commas. */
  bookVerbs: 'book, schedule',
  nextOpening: '{time} is the next opening',
  coaches: 'Coaches',
});
