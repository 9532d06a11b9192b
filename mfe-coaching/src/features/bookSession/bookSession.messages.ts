import { defineMessages } from '@athenaeum/messages';

export const bookSessionText = defineMessages('bookSession', {
  title: 'Next openings',
  ownZone: 'Times are in your time zone, {zone}.',
  bothZones: 'Times are in your time zone, {zone}. {coach} is in {coachZone}.',
  tooLittle: 'You have {free} free to book, and a session takes at least {shortest}.',
  buyMore: 'Buy More Time',
  length: 'Length',
  minutes: '{minutes} min',
  longer: 'You have {free} free to book. For a longer session: <buy>Buy More Time</buy>',
  book: 'Book a session',
  bookAt: 'Book {time}, {minutes} min',
  noTime: 'Choose a time to book it.',
  uses: 'Uses {length} of your {free}.',
});

/** After a session: the next one with the same coach. */
export const nextHourText = defineMessages('nextHour', {
  title: 'The next hour',
  times: 'Next openings, {minutes} min',
  none: '{coach} has no openings in the next six weeks.',
  all: 'All openings',
  elsewhere: 'Schedule with {coach}',
});
