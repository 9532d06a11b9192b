import { defineMessages } from '@athenaeum/messages';

export const eveningsText = defineMessages('bookClubEvenings', {
  title: 'Book club',
  lead: 'A book before each salon.',
  coming: { one: '{count} evening ahead', other: '{count} evenings ahead' },
  none: 'No evenings yet',
  notLoaded: 'We couldn’t load the evenings',
  loading: 'Loading evenings',
});
