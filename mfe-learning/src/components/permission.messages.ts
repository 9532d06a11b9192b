import { defineMessages } from '@athenaeum/messages';

export const permissionText = defineMessages('learningPermission', {
  noAnswer: 'We could not reach the server. Check your connection and try again.',
});
