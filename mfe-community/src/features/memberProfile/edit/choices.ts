/** A list with what she has, where that is her own word. */
export const withOwn = (list: readonly string[], own: string | null | undefined): readonly string[] =>
  own && !list.includes(own) ? [own, ...list] : list;

/** Null where nothing is said, as a form has it. */
export const orEmpty = (value: string | null): string => value ?? '';
