import { defineMessages } from '@athenaeum/messages';

export const conflictText = defineMessages('adminConflict', {
  title: 'Someone else has changed this.',
  versions: 'Current version and yours',
  keepMine: 'Keep my changes',
  useCurrent: 'Use the current version',
});
