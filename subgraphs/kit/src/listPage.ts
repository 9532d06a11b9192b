import type { Model } from 'mongoose';
import { DEFAULT_TAKE, TAKE_LIMIT } from './listInput';
import type { Page } from './result';

interface Window {
  take?: number | null;
  skip?: number | null;
}

/** One page of a collection and the count of all matches, with two queries. */
export async function listPage<D>(
  model: Model<D>,
  filter: Record<string, unknown>,
  sort: Record<string, 1 | -1>,
  { take, skip }: Window,
): Promise<Page<D>> {
  const limit = take ?? DEFAULT_TAKE;
  const [data, count] = await Promise.all([
    // MongoDB takes a limit of 0 as no limit.
    limit === 0
      ? []
      : model
          .find(filter)
          .sort(sort)
          .skip(skip ?? 0)
          .limit(limit)
          .lean<D[]>(),
    model.countDocuments(filter),
  ]);
  return { data, count };
}

/** `take` of a nested list, within the limit for one request. */
export const nestedTake = (take: number | null | undefined): number =>
  Math.min(Math.max(take ?? DEFAULT_TAKE, 0), TAKE_LIMIT);
