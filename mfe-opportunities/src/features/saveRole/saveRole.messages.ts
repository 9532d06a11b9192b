import { defineMessages } from '@athenaeum/messages';

export const saveRoleText = defineMessages('saveRole', {
  save: 'Save',
  saved: 'Saved',
  kept: '“{role}” saved',
  letGo: '“{role}” is not saved any more',
  notSaved: 'We couldn’t save that. {reason}',
  undo: 'Undo',
});
