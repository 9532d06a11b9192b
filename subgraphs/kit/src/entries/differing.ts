/** Nothing at all and null are the same, and so is what a database's or a schema's objects have beside their values. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Of what is wished, what is not so already. */
export const differing = <T extends object>(stored: object, wished: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(wished).filter(
      ([name, value]) =>
        value !== undefined && !isSame((stored as Record<string, unknown>)[name], value as unknown),
    ),
  ) as Partial<T>;

/** These fields as they are stored: `before` and `after` of a staff write. */
export const fieldsOf = (row: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name] ?? null]));
