import { defineMessages } from '@athenaeum/messages';

export const staffRoleText = defineMessages('adminStaffRoles', {
  support: 'Board support',
  editor: 'Content editor',
});
