import type { Catalogue, Entry, Message, Value } from './entry';
import { currentLanguage, currentLocale } from './language';
import { translatedEntry } from './translations';

export type Messages<Of extends Catalogue> = { readonly [Key in keyof Of]: Message<Of[Key]> };

/** The English catalogue of messages, for checks of its translations. */
export const ENTRIES: unique symbol = Symbol('entries');
/** What messages were defined as, for checks of catalogues. */
export const NAMESPACE: unique symbol = Symbol('namespace');

/**
 * The messages of one feature, in English; a translation of the same namespace takes their place where the reader's
 * language has one. `text.attend` is a string, `text.seatsLeft({ count: 3 })` where the entry has `{values}` or plurals.
 * Read them while rendering, never when a module loads: the language is not known yet.
 */
export function defineMessages<const Of extends Catalogue>(namespace: string, english: Of): Messages<Of> {
  const read = (key: string) => {
    const original = english[key];
    if (original === undefined) return undefined;
    const entry = translatedEntry(currentLanguage(), namespace, key) ?? original;
    return takesValues(original) ? (values: Record<string, Value>) => fill(entry, values) : entry;
  };
  // A proxy has the type of its target: that its handler answers with messages, TypeScript cannot follow.
  return new Proxy(english, {
    get: (_english, key) => {
      if (typeof key === 'string') return read(key);
      return key === ENTRIES ? english : key === NAMESPACE ? namespace : undefined;
    },
  }) as unknown as Messages<Of>;
}

export const takesValues = (entry: Entry): boolean => typeof entry !== 'string' || /\{\w+\}/.test(entry);

/** The text of an entry in the current language. Throws where a value is missing. */
function fill(entry: Entry, values: Record<string, Value>): string {
  const text = typeof entry === 'string' ? entry : pluralOf(entry, Number(values.count));
  return text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The message has no value ${name}: ${text}`);
    return typeof value === 'number' ? value.toLocaleString(currentLocale()) : value;
  });
}

const pluralOf = (entry: Exclude<Entry, string>, count: number): string =>
  entry[new Intl.PluralRules(currentLocale()).select(count)] ?? entry.other;
