import { defineMessages } from '@athenaeum/messages';

export const skipLinkText = defineMessages('uiSkipLink', {
  label: 'Skip to content',
});
