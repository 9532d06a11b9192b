import { defineMessages } from '@athenaeum/messages';

export const titleText = defineMessages('title', {
  agreement: 'Member agreement',
  privacy: 'Privacy policy',
  notFound: 'Page not found',
  unavailable: 'Taking a moment',
});
