import { changedFields } from './changesOf';
import type { EntryValues, KindView } from './kindView';
import type { Entry } from './library.api';

/** What the form holds of an entry: nothing of a text as ''. */
export function valuesOf(view: KindView, entry: Entry | null): EntryValues {
  if (!entry) return view.blank;
  return Object.fromEntries(
    Object.entries(view.blank).map(([name, empty]) => [name, entry.values[name] ?? empty]),
  );
}

/** A new one with the words of another; from when it holds is its own. */
export const begunFrom = (view: KindView, { values }: Entry): EntryValues => ({
  ...view.blank,
  ...(values.parts ? { parts: values.parts } : {}),
});

/** What she has changed, over what stands now. */
export function rebased(view: KindView, read: EntryValues, mine: EntryValues, now: EntryValues): EntryValues {
  const hers = changedFields(view, read, mine).map(({ name }) => [name, mine[name]] as const);
  return { ...now, ...Object.fromEntries(hers) };
}
