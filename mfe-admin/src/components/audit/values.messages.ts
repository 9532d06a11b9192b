import { defineMessages } from '@athenaeum/messages';

export const valueText = defineMessages('adminAuditValues', {
  RESERVED: 'Attending',
  PENDING: 'Waitlisted',
  INVITED: 'Invited',
  HOST: 'Host',
  SME: 'Expert',
  notShown: 'Not shown',
});
