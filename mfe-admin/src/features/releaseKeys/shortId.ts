/** The displayed form of a key's id. */
export const shortId = (id: string): string => id.slice(0, 8);
