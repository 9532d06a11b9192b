import type { Sort } from '@athenaeum/shared-ui';

/** One query parameter of a list. Default values are left out of the address. */
export interface Param<Value> {
  read: (word: string | null) => Value;
  write: (value: Value) => string;
  /** Is no filter: it is dropped with the next change of the list, and does not reset the page number. */
  isBeside?: boolean;
}

/** One of a few values, such as the tabs; the first one by default. */
export const oneOf = <const Value extends string>(values: readonly Value[], first: Value): Param<Value> => ({
  read: (word) => values.find((value) => value === word) ?? first,
  write: (value) => (value === first ? '' : value),
});

/** A filter: one of a few values, or '' for any. */
export const anyOf = <const Value extends string>(values: readonly Value[]): Param<Value | ''> =>
  oneOf<Value | ''>(values, '');

/** A value that matches `pattern`; '' for any. */
export const matching = (pattern: RegExp): Param<string> => ({
  read: (word) => (word !== null && pattern.test(word) ? word : ''),
  write: (value) => value,
});

/** Search words; queries trim them. */
export const words = (max = 100): Param<string> => ({
  read: (word) => (word ?? '').slice(0, max),
  write: (value) => value.trim() && value,
});

/** The column that orders the list: `-joined` is newest first. Null, where that may be: the server's own order. */
export function sortBy<const Key extends string, First extends Sort<Key> | null>(
  keys: readonly Key[],
  first: First,
): Param<Sort<Key> | First> {
  return {
    read: (word) => {
      const key = keys.find((candidate) => candidate === word?.replace(/^-/, ''));
      return key ? { key, direction: word?.startsWith('-') ? 'descending' : 'ascending' } : first;
    },
    write: (sort) =>
      !sort || (sort.key === first?.key && sort.direction === first.direction)
        ? ''
        : `${sort.direction === 'descending' ? '-' : ''}${sort.key}`,
  };
}

/** The id of the item that is open beside the list. */
export const beside = (): Param<string | null> => ({
  read: (word) => word?.slice(0, 64) || null,
  write: (value) => value ?? '',
  isBeside: true,
});
