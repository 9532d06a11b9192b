import { defineMessages } from '@athenaeum/messages';

export const keptText = defineMessages('kept', {
  title: 'You are reading without a network.',
  from: 'What you see is from {time}.',
});
