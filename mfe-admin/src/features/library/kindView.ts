import type { FormSchema } from '@athenaeum/shared-ui/forms';

/** What the form of an entry holds, by field. */
export type EntryValues = Record<string, unknown>;

/** What a field can name: an own kind, salons or reviews. */
export type ChoicesOf = 'salons' | 'reviews' | 'speakers' | 'categories' | 'tags' | 'pathways';

export interface Column {
  name: string;
  label: string;
  max: number;
  long?: boolean;
}

/** One field of an entry, as the page shows it. */
export type EntryField = { name: string; label: string; hint?: string } & (
  | { as: 'line'; max: number; optional?: boolean }
  | { as: 'text'; max: number; optional?: boolean }
  /** The last part of the page's address, proposed from `from` while the entry is new. */
  | { as: 'address'; from: string; before: string }
  | { as: 'tick' }
  | { as: 'choice'; options: readonly { value: string; label: string }[] }
  | { as: 'file'; what: 'picture' | 'paper' }
  /** Several others in an order, or one. */
  | { as: 'many'; of: ChoicesOf; add: string; max: number }
  | { as: 'one'; of: ChoicesOf; isForGood?: boolean }
  /** One a line. */
  | { as: 'phrases'; max: number }
  /** Several of the same, each of a few columns. */
  | {
      as: 'parts';
      add: string;
      nth: (values: { number: number }) => string;
      columns: readonly Column[];
      max: number;
    }
  /** A moment to come, or none for at once. */
  | { as: 'moment' }
  | { as: 'zone' }
);

/** One kind of content: what its form holds, and which server keeps it. */
export interface KindForm {
  kind: string;
  /** What begins a new one: 'Add a speaker'. */
  add: string;
  source: 'library' | 'coaching' | 'agreements';
  form: FormSchema<EntryValues, EntryValues>;
  fields: readonly EntryField[];
  /** What a new one begins with. */
  blank: EntryValues;
  /** What its mutation is told besides. */
  always?: EntryValues;
  /** Drafts and a time to appear. */
  isPublishable?: boolean;
  /** Staff decide the order; for each of something by itself, which is chosen first. */
  order?: { within?: { field: string; of: ChoicesOf; label: string } };
  /** Where members see it. */
  page?: (values: EntryValues) => string | null;
  /** Others name it, and it is not removed while they do. */
  isUsed?: boolean;
  /** Written once, then only read. */
  isFinal?: boolean;
  /** Coaches may be related to it. */
  coachesBy?: 'category' | 'tag';
}

/** The same as the staff area shows it. */
export interface KindView extends KindForm {
  title: string;
  /** What the list is of. */
  about: string;
}
