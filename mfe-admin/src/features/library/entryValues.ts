import { changedFields } from './changesOf';
import type { EntryValues, KindView } from './kindView';
import type { Entry } from './library.api';

/** The form's values of an entry; missing text is ''. */
export function valuesOf(view: KindView, entry: Entry | null): EntryValues {
  if (!entry) return view.blank;
  return Object.fromEntries(
    Object.entries(view.blank).map(([name, empty]) => [name, entry.values[name] ?? empty]),
  );
}

/** A new entry with the text of another, without its date. */
export const begunFrom = (view: KindView, { values }: Entry): EntryValues => ({
  ...view.blank,
  ...(values.parts ? { parts: values.parts } : {}),
});

/** The user's changes, applied to the stored version. */
export function rebased(view: KindView, read: EntryValues, mine: EntryValues, now: EntryValues): EntryValues {
  const changed = changedFields(view, read, mine).map(({ name }) => [name, mine[name]] as const);
  return { ...now, ...Object.fromEntries(changed) };
}
