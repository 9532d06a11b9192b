import { defineMessages } from '@athenaeum/messages';

export const comingUpText = defineMessages('learningComingUp', {
  see: 'See what’s coming up',
});
