import { defineMessages } from '@athenaeum/messages';

export const verbText = defineMessages('adminAuditVerbs', {
  save: 'Saved {thing}',
  remove: 'Removed {thing}',
  rename: 'Renamed {thing}',
  update: 'Changed {thing}',
  publish: 'Published {thing}',
  close: 'Closed {thing}',
  edit: 'Edited {thing}',
});
