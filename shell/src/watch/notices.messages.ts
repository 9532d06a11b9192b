import { defineMessages } from '@athenaeum/messages';

export const noticeText = defineMessages('notices', {
  outdated: 'This page has been replaced.',
  outdatedMore: 'Please save what you are writing, then load it again.',
  loadAgain: 'Load again',
});
