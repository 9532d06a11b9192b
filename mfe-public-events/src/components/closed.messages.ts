import { defineMessages } from '@athenaeum/messages';

export const closedText = defineMessages('closed', {
  isFull: 'This event has reached maximum attendance capacity.',
  askUs: 'Please reach out to <contact>{address}</contact> with questions.',
  support: 'member support',
});
