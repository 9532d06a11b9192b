/** Equal as JSON: undefined equals null, and objects of the database or of a schema are compared by their values. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields of `wished` that differ from what is stored. */
export const differing = <T extends object>(stored: object, wished: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(wished).filter(
      ([name, value]) =>
        value !== undefined && !isSame((stored as Record<string, unknown>)[name], value as unknown),
    ),
  ) as Partial<T>;

/** These fields as they are stored: `before` and `after` of an audit row. */
export const fieldsOf = (row: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name] ?? null]));
