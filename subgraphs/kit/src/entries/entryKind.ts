import type { ClientSession, Model } from 'mongoose';
import type { Viewer } from '../viewer';

export type Values = Record<string, unknown>;

/** A row that staff edit. */
export type EntryRow = Values & {
  _id: string;
  /** Of the last change by staff; what was never changed has none. */
  updated_at?: number | null;
};

/** Where an entry may be referred to by its id: 'tag_ids' of salons. */
export interface Reference {
  model: Model<EntryRow>;
  path: string;
  one: string;
  many: string;
}

/** One kind of thing that staff edit: described once, then listed, saved, removed and put in order by one pattern. */
export interface EntryKind {
  /** As messages call it. */
  noun: string;
  model: Model<EntryRow>;
  /** Which rows are of this kind where a collection holds others too; a new one begins with it. */
  scope?: Values;
  /** The field it is known by: shown in lists, and where words are looked for. */
  title: string;
  /** What staff write, stored under the same names. */
  fields: readonly string[];
  /** What a field means in rows of before it was there. */
  unsaid?: Values;
  /** The mutations, as rows of the audit call them. */
  operations: { save: string; remove?: string; arrange?: string };
  mayEdit: (viewer: Viewer) => boolean;
  /** No two have the same. */
  unique?: { field: string; taken: string };
  /** Staff decide the order: counted from `from`, for each value of `within` by itself. */
  order?: { field: string; from: 0 | 1; within?: string };
  /** Otherwise listed by title; or the newest by this field first. */
  newestFirst?: string;
  /** Fields that name others by their ids. */
  refersTo?: Readonly<Record<string, Model<EntryRow>>>;
  /** Fields that are files: the address of the one it has, or the key of an upload that is to be it. */
  files?: Readonly<Record<string, 'picture' | 'paper'>>;
  /** While it is referred to here, it cannot be removed. */
  usedBy?: readonly Reference[];
  /** Where no field of its own says what it is. */
  titlesOf?: (rows: readonly EntryRow[]) => Promise<readonly string[]>;
  /** Below its title in lists: what else tells two apart. */
  detailsOf?: (rows: readonly EntryRow[]) => Promise<readonly (string | null)[]>;
  /** What follows from what was written, or why it cannot stand. */
  prepare?: (values: Values, before: EntryRow | null, session: ClientSession) => Promise<Values> | Values;
  /** Removes what belongs to it and to nothing else. */
  takeAlong?: (id: string, session: ClientSession) => Promise<unknown>;
}

/** A model as entries are read and written, whatever it stores. */
export const entriesIn = (model: unknown) => model as Model<EntryRow>;

/** Which rows are of a kind. */
export const rowsOf = ({ scope }: Pick<EntryKind, 'scope'>, where: Values = {}): Values => ({
  ...where,
  ...scope,
});

/** What staff write of it, as it stands. */
export const valuesOf = (kind: EntryKind, row: EntryRow): Values =>
  Object.fromEntries(kind.fields.map((field) => [field, valueOf(kind, row, field)]));

export const valueOf = ({ unsaid }: EntryKind, row: EntryRow, field: string): unknown =>
  row[field] ?? unsaid?.[field] ?? null;
