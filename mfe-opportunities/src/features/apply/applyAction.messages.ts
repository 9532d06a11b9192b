import { defineMessages } from '@athenaeum/messages';

export const applyActionText = defineMessages('applyAction', {
  onHold: 'On hold: not taking applications right now.',
  closed: 'Applications are closed.',
  failed: 'We couldn’t send your application.',
  again: 'Try again',
});
