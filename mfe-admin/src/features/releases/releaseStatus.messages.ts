import { defineMessages } from '@athenaeum/messages';

export const releaseStatusText = defineMessages('adminReleaseStatus', {
  live: 'Everyone',
  canary: 'Canary',
  earlier: 'Open tabs only',
  killed: 'No one (killed)',
});
