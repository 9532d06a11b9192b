/** The choices with the stored value, which may be from an older list. */
export const withKept = (list: readonly string[], stored: string): readonly string[] =>
  stored === '' || list.includes(stored) ? list : [stored, ...list];
