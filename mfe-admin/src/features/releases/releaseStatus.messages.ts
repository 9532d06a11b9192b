import { defineMessages } from '@athenaeum/messages';

export const releaseStatusText = defineMessages('adminReleaseStatus', {
  everybody: 'Everyone',
  some: 'Canary',
  earlier: 'Open tabs only',
  killed: 'No one (killed)',
});
