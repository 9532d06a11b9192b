/** Of what is wished, what is not so already. Nothing at all and null are the same. */
export const differing = <T extends object>(stored: object, wished: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(wished).filter(
      ([name, value]) =>
        value !== undefined &&
        JSON.stringify((stored as Record<string, unknown>)[name] ?? null) !== JSON.stringify(value ?? null),
    ),
  ) as Partial<T>;

/** These fields as they are stored: `before` and `after` of a staff write. */
export const fieldsOf = (row: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name] ?? null]));
