/** Filters of a member, values in each list of one (both in entries), and the length of its texts, in characters. */
export const SAVED_FILTER_LIMITS = { perMember: 10, name: 60, words: 100, values: 20 } as const;
