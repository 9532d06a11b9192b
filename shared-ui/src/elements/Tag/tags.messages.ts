import { defineMessages } from '@athenaeum/messages';

export const tagsText = defineMessages('uiTags', {
  more: '{number} more: {names}',
});
