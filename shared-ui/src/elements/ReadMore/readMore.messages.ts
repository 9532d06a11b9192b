import { defineMessages } from '@athenaeum/messages';

export const readMoreText = defineMessages('uiReadMore', {
  more: 'Read More',
  less: 'Hide',
});
