import { defineMessages } from '@athenaeum/messages';

export const bookmarkText = defineMessages('learningBookmark', {
  bookmark: 'Bookmark',
  bookmarked: 'Bookmarked',
  saveCollection: 'Save collection',
  collectionSaved: 'Saved',
  removed: 'Bookmark removed',
  notSaved: 'We couldn’t update your bookmark. Nothing has changed.',
  notSavedWhy: 'We couldn’t update your bookmark. Nothing has changed. {reason}',
  retry: 'Retry',
  undo: 'Undo',
});
