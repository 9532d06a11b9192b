/** A message by the plural categories of `Intl.PluralRules`, chosen by its value `count`. `other` is always there. */
export interface PluralEntry {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Text with `{names}` where values stand: plain data, as translators' tools take it. */
export type Entry = string | PluralEntry;

export type Catalogue = Readonly<Record<string, Entry>>;

/** Numbers are written as the language writes them; a year or a code is passed as a string. */
export type Value = string | number;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type ValuesOf<Of extends Entry> = Of extends string
  ? Record<NamesIn<Of>, Value>
  : { count: number } & Record<Exclude<NamesIn<Extract<Of[keyof Of], string>>, 'count'>, Value>;

/** A string where nothing is filled in; else a function of its values. */
export type Message<Of extends Entry> = Of extends string
  ? [NamesIn<Of>] extends [never]
    ? string
    : (values: ValuesOf<Of>) => string
  : (values: ValuesOf<Of>) => string;
