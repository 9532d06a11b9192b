export { arrangeEntries, arrangeInput } from './arrangeEntries';
export { assertSameVersion } from './assertSameVersion';
export { differing, fieldsOf } from './differing';
export { entriesIn, rowsOf, type EntryKind, type EntryRow, type Reference, type Values } from './entryKind';
export { entriesInput, findEntry, listEntries, type Entry } from './listEntries';
export { removeEntry, removeEntryInput } from './removeEntry';
export { saveEntry, type EntryInput } from './saveEntry';
