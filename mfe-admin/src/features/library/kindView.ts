import type { CoachingEntryKind } from '@athenaeum/coaching-contract';
import type { LibraryKind } from '@athenaeum/content-contract';
import type { FormSchema } from '@athenaeum/shared-ui/forms';

/** As in the address of its list. */
export type KindName = LibraryKind | CoachingEntryKind | 'agreements';

/** The value that a field of each kind has in the form. */
export interface FieldValues {
  line: string;
  text: string;
  address: string;
  tick: boolean;
  choice: string;
  zone: string;
  /** Its address, or the key of an upload; '' for none. */
  file: string;
  /** Ids, in their order. */
  many: string[];
  /** An id; '' for none. */
  one: string;
  phrases: string[];
  parts: Part[];
  /** Epoch ms, null for none, NaN while half of it is typed. */
  moment: number | null;
}

/** One of several equal parts, by column. */
export type Part = Record<string, string>;

export type FieldKind = keyof FieldValues;

/** The values of an entry's form, by field. */
export type FormValues = Record<string, FieldValues[FieldKind]>;

/** The values of an entry as they are stored and sent. */
export type EntryValues = Record<string, unknown>;

/** What a field can refer to: a kind of content, salons or reviews. */
export type ChoicesOf = 'salons' | 'reviews' | 'speakers' | 'categories' | 'tags' | 'pathways';

export interface Column {
  name: string;
  label: string;
  max: number;
  long?: boolean;
}

/** What a field of each kind says beside its name and label. */
interface FieldOptions {
  line: { max: number; optional?: boolean };
  text: { max: number; optional?: boolean };
  /** The last part of the page's address, proposed from `from` while the entry is new. */
  address: { from: string; before: string };
  tick: object;
  choice: { options: readonly { value: string; label: string }[] };
  zone: object;
  file: { what: 'picture' | 'paper' | 'video' | 'captions'; optional?: boolean };
  /** Several others in an order. */
  many: { of: ChoicesOf; add: string; max: number };
  /** One other. */
  one: { of: ChoicesOf; isForGood?: boolean };
  /** One a line. */
  phrases: { max: number };
  /** Several of the same, each of a few columns. */
  parts: {
    add: string;
    nth: (values: { number: number }) => string;
    columns: readonly Column[];
    max: number;
  };
  /** A moment to come, or none for at once. */
  moment: object;
}

/** One field of an entry, as the page shows it: of any kind, or of one. */
export type EntryField<Kind extends FieldKind = FieldKind, Name extends string = string> = {
  [As in Kind]: { as: As; name: Name; label: string; hint?: string } & FieldOptions[As];
}[Kind];

/** A field for one of these values: its name is that of a value of its kind, for which null is none. */
type FieldFor<Values> = {
  [As in FieldKind]: EntryField<As, NamesOf<Values, FieldValues[As]>>;
}[FieldKind];

type NamesOf<Values, Value> = {
  [Name in keyof Values & string]: NonNullable<Values[Name]> extends Value ? Name : never;
}[keyof Values & string];

/** One kind of content and its form. */
export interface KindForm {
  kind: KindName;
  /** The label of the add button: 'Add a speaker'. */
  add: string;
  form: FormSchema<FormValues, EntryValues>;
  fields: readonly EntryField[];
  /** Initial values of a new entry. */
  blank: FormValues;
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

/** The form of a kind by its schema: each field has the name of a value, and the kind of that value. */
export type KindFormOf<Schema extends KindForm['form']> = Omit<KindForm, 'form' | 'fields' | 'blank'> & {
  form: Schema;
  fields: readonly FieldFor<Schema['_zod']['input']>[];
  blank: Schema['_zod']['input'];
};

/** A kind with its title and description in the staff area. */
export interface KindView extends KindForm {
  title: string;
  /** The description of the list. */
  about: string;
}
