import { defineMessages } from '@athenaeum/messages';

export const savedViewsText = defineMessages('adminSavedViews', {
  renamed: 'View renamed',
  saved: 'View “{name}” saved',
  renameFailed: 'Your view wasn’t renamed.',
  saveFailed: 'Your view wasn’t saved.',
  renameTitle: 'Rename this view',
  saveTitle: 'Save this view',
  saveView: 'Save view',
  saveLead: 'Saves the current tab, search, filters, sort order, and columns.',
  name: 'Name',
  removed: 'View “{name}” removed',
  yourViews: 'Your views',
  more: 'More options for {name}',
  failed: 'Your views didn’t load.',
});
