import { defineMessages } from '@athenaeum/messages';

export const auditText = defineMessages('adminAudit', {
  minutes: { one: '1 minute', other: '{count} minutes' },
  unknownName: 'Name not available',
});
