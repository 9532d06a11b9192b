import { defineMessages } from '@athenaeum/messages';

export const openingsText = defineMessages('coachOpenings', {
  loading: 'Loading openings',
  notLoaded: 'We couldn’t load the openings',
  day: 'Day',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  none: 'No openings of {length} in these six weeks.',
  earlier: 'Earlier openings',
  later: 'Later openings',
});
