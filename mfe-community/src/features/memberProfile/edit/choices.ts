/** The options of a list, with the member's own value where it is not among them. */
export const withOwn = (list: readonly string[], own: string | null | undefined): readonly string[] =>
  own && !list.includes(own) ? [own, ...list] : list;

/** Null for a form's empty value. */
export const orEmpty = (value: string | null): string => value ?? '';
