import { Review } from './review.model';

export interface Rating {
  /** From 1 to 5, to one decimal. */
  average: number;
  count: number;
}

/** The average published rating of several entries, in one query; null without any. */
export async function ratingsOf(entryIds: readonly string[]): Promise<(Rating | null)[]> {
  const rated = await Review.aggregate<{ _id: string; average: number; count: number }>([
    { $match: { entry_id: { $in: entryIds }, state: 'published', is_private: false } },
    { $group: { _id: '$entry_id', average: { $avg: '$rating' }, count: { $sum: 1 } } },
  ]);
  const found = new Map(
    rated.map(({ _id, average, count }) => [_id, { average: Math.round(average * 10) / 10, count }]),
  );
  return entryIds.map((id) => found.get(id) ?? null);
}
