export { type KindView } from './kindView';
export { kindViewOf } from './kindViews';
export { EntryForm } from './EntryForm';
export { AgreementText } from './AgreementText';
export { LibraryList } from './LibraryList';
export { prefetchEntries, prefetchEntry, useContentEntryQuery } from './library.api';
export { libraryListView, wishOf } from './listView';
export type { LibraryRowFragment } from './__generated__/library';
