import type { ClientSession, Model } from 'mongoose';
import type { ContentUse } from '../files';
import type { Viewer } from '../viewer';

export type Values = Record<string, unknown>;

/** A row that staff edit. */
export type EntryRow = Values & {
  _id: string;
  /** Time of the last change by staff; absent when never changed. */
  updated_at?: number | null;
};

/** A field of other rows that refers to an entry by its id, such as 'tag_ids' of salons. */
export interface Reference {
  model: Model<EntryRow>;
  path: string;
  one: string;
  many: string;
}

/** One kind of thing that staff edit: described once, then listed, saved, removed and arranged by the same functions. */
export interface EntryKind {
  /** Its name in messages. */
  noun: string;
  model: Model<EntryRow>;
  /** Filter for the rows of this kind, where a collection also holds others; its fields are set on new rows. */
  scope?: Values;
  /** The field with its title: shown in lists and searched. */
  title: string;
  /** The fields that staff write, stored under the same names. */
  fields: readonly string[];
  /** The value of a field in rows from before it existed. */
  unsaid?: Values;
  /** Names of the mutations, as audit rows name them. */
  operations: { save: string; remove?: string; arrange?: string };
  mayEdit: (viewer: Viewer) => boolean;
  /** Fields that must be unique. */
  unique?: { field: string; taken: string };
  /** The order is decided by staff: places count from `from`, separately for each value of `within`. */
  order?: { field: string; from: 0 | 1; within?: string };
  /** Without it, entries are listed by title, or by this field, newest first. */
  newestFirst?: string;
  /** Fields that refer to others by their ids. */
  refersTo?: Readonly<Record<string, Model<EntryRow>>>;
  /**
   * Fields that are files: of a picture or paper the address of the current one, of a recording or captions its key; or the key of
   * an upload that replaces it.
   */
  files?: Readonly<Record<string, Exclude<ContentUse, 'resource'>>>;
  /** What follows from the new values, and is stored with them without being one of its fields. */
  follows?: (values: Values, before: EntryRow | null, session: ClientSession) => Promise<Values>;
  /** References that prevent it from being removed. */
  usedBy?: readonly Reference[];
  /** Title of an entry, where it is not a field. */
  titlesOf?: (rows: readonly EntryRow[]) => Promise<readonly string[]>;
  /** Second line in lists, which tells entries with the same title apart. */
  detailsOf?: (rows: readonly EntryRow[]) => Promise<readonly (string | null)[]>;
  /** Runs in the transaction before the write: answers the values to store, or refuses them. */
  prepare?: (values: Values, before: EntryRow | null, session: ClientSession) => Promise<Values> | Values;
  /** Removes what belongs to it alone. */
  takeAlong?: (id: string, session: ClientSession) => Promise<unknown>;
}

/** Casts any model to one of entries. */
export const entriesIn = (model: unknown) => model as Model<EntryRow>;

/** Filter for the rows of a kind. */
export const rowsOf = ({ scope }: Pick<EntryKind, 'scope'>, where: Values = {}): Values => ({
  ...where,
  ...scope,
});

/** The values of the fields that staff write. */
export const valuesOf = (kind: EntryKind, row: EntryRow): Values =>
  Object.fromEntries(kind.fields.map((field) => [field, valueOf(kind, row, field)]));

export const valueOf = ({ unsaid }: EntryKind, row: EntryRow, field: string): unknown =>
  row[field] ?? unsaid?.[field] ?? null;
