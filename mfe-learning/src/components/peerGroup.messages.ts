import { defineMessages } from '@athenaeum/messages';

export const peerGroupText = defineMessages('learningPeerGroupCard', {
  ledBy: 'Led by {names}',
});
