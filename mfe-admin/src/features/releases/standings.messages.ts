import { defineMessages } from '@athenaeum/messages';

export const standingText = defineMessages('adminReleaseStandings', {
  everybody: 'Everyone',
  some: 'Canary',
  earlier: 'Open tabs only',
  killed: 'No one (killed)',
});
