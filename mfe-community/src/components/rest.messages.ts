import { defineMessages } from '@athenaeum/messages';

/** For REST calls that got no response. */
export const restText = defineMessages('communityRest', {
  failed: 'Something went wrong. Please try again.',
});
