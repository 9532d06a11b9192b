import type { Model } from 'mongoose';
import { DEFAULT_TAKE, TAKE_LIMIT } from './listInput';
import type { Page } from './result';

interface Window {
  take?: number | null;
  skip?: number | null;
}

/** One page of a collection and, if selected, the count of all matches, with two queries. */
export async function listPage<D>(
  model: Model<D>,
  filter: Record<string, unknown>,
  sort: Record<string, 1 | -1>,
  { take, skip }: Window,
  count: () => PromiseLike<number> | number = () => model.countDocuments(filter),
): Promise<Page<D>> {
  const limit = take ?? DEFAULT_TAKE;
  const [data, matching] = await Promise.all([
    // MongoDB takes a limit of 0 as no limit.
    limit === 0
      ? []
      : model
          .find(filter)
          .sort(sort)
          .skip(skip ?? 0)
          .limit(limit)
          .lean<D[]>(),
    count(),
  ]);
  return { data, count: matching };
}

/** `take` of a nested list, within the limit for one request. */
export const nestedTake = (take: number | null | undefined): number =>
  Math.min(Math.max(take ?? DEFAULT_TAKE, 0), TAKE_LIMIT);

/** A page of one person's rows: read completely for all people at once, as nobody has very many. */
export const pageOf = <Row>(rows: readonly Row[], { take, skip }: Window): Row[] => {
  const from = Math.max(skip ?? 0, 0);
  return rows.slice(from, take === null || take === undefined ? undefined : from + nestedTake(take));
};
