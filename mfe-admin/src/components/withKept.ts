/** A list with what is stored: a value from before the list was as it is now stays a choice. */
export const withKept = (list: readonly string[], stored: string): readonly string[] =>
  stored === '' || list.includes(stored) ? list : [stored, ...list];
