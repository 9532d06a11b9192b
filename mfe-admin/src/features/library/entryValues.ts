import type { Change } from '../../components/changes';
import type { EntryField, EntryValues, KindView } from './kindView';
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

/** What differs, in words, in the order of the page. */
export const changesOf = (view: KindView, before: EntryValues, after: EntryValues): Change[] =>
  fieldsOf(view)
    .filter(({ name }) => !isSame(before[name], after[name]))
    .map(({ name, label, as }) => ({
      name,
      label,
      before: inWords(as, before[name]),
      after: inWords(as, after[name]),
    }));

/** What she has changed, over what stands now. */
export function rebased(view: KindView, read: EntryValues, mine: EntryValues, now: EntryValues): EntryValues {
  const changed = fieldsOf(view).filter(({ name }) => !isSame(read[name], mine[name]));
  return { ...now, ...Object.fromEntries(changed.map(({ name }) => [name, mine[name]])) };
}

const PUBLICATION: readonly Pick<EntryField, 'name' | 'label' | 'as'>[] = [
  { name: 'published', label: 'Shown to members', as: 'tick' },
  { name: 'publish_at', label: 'Shown from', as: 'moment' },
];

const fieldsOf = ({ fields, isPublishable }: KindView) =>
  isPublishable ? [...fields, ...PUBLICATION] : fields;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const LONG = 80;

function inWords(as: EntryField['as'], value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return new Date(value).toLocaleString('en-US');
  if (Array.isArray(value)) {
    if (value.length === 0) return 'Nothing';
    if (as === 'phrases') return shortened(value.join('; '));
    return `${value.length} ${as === 'parts' ? 'of them' : 'chosen'}: ${shortened(JSON.stringify(value))}`;
  }
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? 'Nothing' : shortened(text);
}

const shortened = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG).trimEnd()}…` : text);
