import { defineMessages } from '@athenaeum/messages';

export const auditLogText = defineMessages('adminAuditLog', {
  changes: 'Changes',
  onlyMember: 'Showing changes to one member',
  onlyThing: 'Showing changes to one item',
  who: 'Staff member',
  anybody: 'Anyone',
  operation: 'Action',
  anyOperation: 'Any action',
  showAll: 'Show all',
  none: 'No changes yet',
  by: 'by {who}',
  allAboutIt: 'All changes to this item',
  changed: 'What changed',
  from: 'From',
  until: 'Until',
});
