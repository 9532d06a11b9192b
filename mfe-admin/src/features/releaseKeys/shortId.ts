/** A key's id as people are shown it. */
export const shortId = (id: string): string => id.slice(0, 8);
