import { defineMessages } from '@athenaeum/messages';

/** Pages that the server renders while there is no build. */
export const plainPagesText = defineMessages('shellPlainPages', {
  backSoon: 'We’ll be back in a moment',
  notAnswering: 'Something {brand} needs isn’t answering. Nothing of yours is lost.',
  loadAgain: 'Please load this page again in a minute.',
  notBuilt: '{brand} is not built yet',
  missingFiles: 'The files of its pages are missing: npm start builds them.',
  tryAgain: 'Try again',
});
