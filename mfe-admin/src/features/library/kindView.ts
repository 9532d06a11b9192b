import type { CoachingEntryKind } from '@athenaeum/coaching-contract';
import type { LibraryKind } from '@athenaeum/content-contract';
import type { FormSchema } from '@athenaeum/shared-ui/forms';

/** As in the address of its list. */
export type KindName = LibraryKind | CoachingEntryKind | 'agreements';

/** The values of an entry's form, by field. */
export type EntryValues = Record<string, unknown>;

/** What a field can refer to: a kind of content, salons or reviews. */
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

/** One kind of content and its form. */
export interface KindForm {
  kind: KindName;
  /** The label of the add button: 'Add a speaker'. */
  add: string;
  form: FormSchema<EntryValues, EntryValues>;
  fields: readonly EntryField[];
  /** Initial values of a new entry. */
  blank: EntryValues;
  /** Constant values of its mutation. */
  always?: EntryValues;
  /** Has drafts and scheduled publication. */
  isPublishable?: boolean;
  /** Staff set the order; `within` a parent, which is chosen first. */
  order?: { within?: { field: string; of: ChoicesOf; label: string } };
  /** The address of its page for members; null when it has none. */
  page?: (values: EntryValues) => string | null;
  /** Other content refers to it; it cannot be removed while it does. */
  isUsed?: boolean;
  /** Read-only once published. */
  isFinal?: boolean;
  /** Coaches may refer to it, by this field. */
  coachesBy?: 'category' | 'tag';
}

/** A kind with its title and description in the staff area. */
export interface KindView extends KindForm {
  title: string;
  /** The description of the list. */
  about: string;
}
