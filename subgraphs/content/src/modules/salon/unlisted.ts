/**
 * The database filters of salons that are not listed for everyone: each uses an index, all of them together would not. A partial
 * index is used by what says its condition.
 */
export const unlistedBy = (now: number): Record<string, unknown>[] => [
  { published: false },
  { published: true, is_private: true },
  { published: true, is_private: false, hide_on_feed: true },
  { publish_at: { $gt: now, $type: 'number' } },
];
