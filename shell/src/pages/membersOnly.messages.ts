import { defineMessages } from '@athenaeum/messages';

export const membersOnlyText = defineMessages('membersOnly', {
  title: 'This page is for members',
  lead: 'It opens with a membership of {brand}. Your account is still here, just as you left it.',
});
