import { defineMessages } from '@athenaeum/messages';

export const transcriptText = defineMessages('uiTranscript', {
  title: 'Transcript',
  searchLabel: 'Search this transcript',
  search: 'Search',
  hitOf: '{hit} of {all}',
  nothingFound: 'Nothing found',
  previous: 'Previous match',
  next: 'Next match',
  lines: 'Transcript lines',
  follow: 'Follow the speaker',
});
