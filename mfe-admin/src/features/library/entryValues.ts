import { changedFields } from './changesOf';
import type { FieldKind, FieldValues, FormValues, KindView } from './kindView';
import type { Entry } from './library.api';

/** The form's values of an entry; missing text is ''. */
export function valuesOf(view: KindView, entry: Entry | null): FormValues {
  if (!entry) return view.blank;
  return Object.fromEntries(
    Object.entries(view.blank).map(([name, empty]) => [name, stored(entry, name) ?? empty]),
  );
}

/** The schema that the form checks with has checked what is stored. */
const stored = ({ values }: Entry, name: string) => values[name] as FieldValues[FieldKind] | undefined;

/** A new entry with the text of another, without its date. */
export const begunFrom = (view: KindView, entry: Entry): FormValues => {
  const parts = stored(entry, 'parts');
  return { ...view.blank, ...(parts ? { parts } : {}) };
};

/** The user's changes, applied to the stored version. */
export function rebased(view: KindView, read: FormValues, mine: FormValues, now: FormValues): FormValues {
  const changed = changedFields(view, read, mine).map(({ name }) => [name, mine[name]!] as const);
  return { ...now, ...Object.fromEntries(changed) };
}
