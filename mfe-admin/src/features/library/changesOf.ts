import { currentLocale } from '@athenaeum/messages';
import { truncate } from '@athenaeum/shared-ui';
import type { Change } from '../../components/changes';
import { commonText } from '../../components/common.messages';
import { uploadText } from '../../components/upload';
import type { EntryField, EntryValues, KindView } from './kindView';
import { libraryText } from './library.messages';

/** Titles by id. */
export type Titles = ReadonlyMap<string, string>;

const NONE: Titles = new Map();

/** The changed fields in words, in the order of the page. */
export const changesOf = (
  view: KindView,
  before: EntryValues,
  after: EntryValues,
  titles: Titles = NONE,
): Change[] =>
  changedFields(view, before, after).map((field) => {
    const [was, is] = inWords(field, before[field.name], after[field.name], titles);
    return { name: field.name, label: field.label, before: was, after: is };
  });

export const changedFields = (view: KindView, before: EntryValues, after: EntryValues) =>
  fieldsOf(view).filter(
    ({ name }) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );

type Described = Pick<EntryField, 'name' | 'label' | 'as'>;

const publication = (): readonly Described[] => [
  { name: 'published', label: commonText.published, as: 'tick' },
  { name: 'publish_at', label: libraryText.publishAt, as: 'moment' },
];

const fieldsOf = ({ fields, isPublishable }: KindView): readonly Described[] =>
  isPublishable ? [...fields, ...publication()] : fields;

function inWords({ as }: Described, before: unknown, after: unknown, titles: Titles): [string, string] {
  if (as === 'many') return chosen(idsIn(before), idsIn(after), titles);
  if (as === 'file') return fileIn(before, after);
  if (as === 'parts') return [partsIn(before, after), partsIn(after, before)];
  return around(wordOf(before, titles), wordOf(after, titles));
}

/** Files have addresses that nobody can read. */
function fileIn(before: unknown, after: unknown): [string, string] {
  const [was, is] = [before ? uploadText.aFile : commonText.none, after ? uploadText.aFile : commonText.none];
  return before && after ? [was, uploadText.anotherFile] : [was, is];
}

function wordOf(value: unknown, titles: Titles): string {
  if (typeof value === 'boolean') return value ? commonText.yes : commonText.no;
  if (typeof value === 'number')
    return Number.isNaN(value) ? commonText.none : new Date(value).toLocaleString(currentLocale());
  const text = Array.isArray(value) ? value.join('; ') : typeof value === 'string' ? value.trim() : '';
  return text === '' ? commonText.none : (titles.get(text) ?? text);
}

/** Describes a changed list: its counts, added and removed items, and reordering. */
function chosen(before: readonly string[], after: readonly string[], titles: Titles): [string, string] {
  const title = (id: string) => titles.get(id) ?? libraryText.another;
  const added = after.filter((id) => !before.includes(id));
  const gone = before.filter((id) => !after.includes(id));
  const kept = (list: readonly string[], other: readonly string[]) =>
    list.filter((id) => other.includes(id)).join();
  const isMoved = kept(before, after) !== kept(after, before);
  const came = [
    ...named(added, title).map((words) => libraryText.added({ words })),
    ...named(gone, title).map((words) => libraryText.takenOff({ words })),
    ...(isMoved ? [libraryText.reordered] : []),
  ];
  return [`${before.length}`, [`${after.length}`, ...came].join(', ')];
}

const NAMED = 3;
const named = (ids: readonly string[], title: (id: string) => string): string[] =>
  ids.length > NAMED ? [`${ids.length}`] : ids.map(title);

/** The parts that differ from the other list. */
function partsIn(value: unknown, other: unknown): string {
  const others = Array.isArray(other) ? other.map((part) => JSON.stringify(part)) : [];
  const parts = Array.isArray(value) ? (value as Record<string, string>[]) : [];
  const own = parts.flatMap((part, place) =>
    others[place] === JSON.stringify(part)
      ? []
      : [libraryText.numbered({ number: place + 1, text: Object.values(part).join(' ') })],
  );
  return own.length === 0 ? libraryText.parts({ count: parts.length }) : cut(own.join(' / '), 300);
}

const LONG = 120;
const LEAD = 30;

/** Excerpts of two long texts, from shortly before their first difference. */
function around(one: string, other: string): [string, string] {
  const same = [...one].findIndex((letter, place) => letter !== other[place]);
  const parting = same === -1 ? one.length : same;
  const from = Math.max(one.length, other.length) > LONG && parting > LEAD ? parting - LEAD : 0;
  const shown = (text: string) => cut(`${from > 0 ? '…' : ''}${text.slice(from)}`, LONG);
  return [shown(one), shown(other)];
}

const cut = (text: string, long: number): string => truncate(text, long);

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
