import { defineMessages } from '@athenaeum/messages';

/** For what a route of the gateway did not answer. */
export const restText = defineMessages('communityRest', {
  failed: 'Something went wrong. Please try again.',
});
