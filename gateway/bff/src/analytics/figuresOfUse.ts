import type { Period } from '@athenaeum/kit';
import { AnalyticsDay } from './analyticsDay.model';
import { ACTIVE } from './countActive';
import { OVERFLOW_VALUE } from './countEvents';

/** Search terms that were searched fewer times than this are withheld: they might identify a person. */
const MIN_SEARCHES = 3;
const MAX_TERMS = 50;

/** What the gateway has counted in a period; nothing of it leads to a person. */
export interface UseFigures {
  /** Members who were here on a day, and in a week, by its Monday. Empty spans are left out. */
  active: { days: Active[]; weeks: Active[] };
  /** Search terms without results, most frequent first. */
  searches: { words: string; searches: number }[];
  /** All searches without results, including those whose terms are not listed. */
  searches_without_results: number;
}

interface Active {
  day: string;
  members: number;
}

export async function figuresOfUse({ from, to }: Period): Promise<UseFigures> {
  const day = { $gte: from, $lte: to };
  const [active, searches] = await Promise.all([
    AnalyticsDay.aggregate<{ _id: { day: string; value: string }; count: number }>([
      { $match: { name: ACTIVE, day } },
      { $group: { _id: { day: '$day', value: '$value' }, count: { $sum: '$count' } } },
      { $sort: { '_id.day': 1 } },
    ]),
    AnalyticsDay.aggregate<{ _id: string; count: number }>([
      { $match: { name: 'search_without_results', day } },
      { $group: { _id: '$value', count: { $sum: '$count' } } },
      { $sort: { count: -1, _id: 1 } },
    ]),
  ]);
  // The value of a count of active members is its span.
  const activeBy = (span: 'day' | 'week') =>
    active
      .filter(({ _id }) => _id.value === span)
      .map(({ _id, count }) => ({ day: _id.day, members: count }));
  return {
    active: { days: activeBy('day'), weeks: activeBy('week') },
    searches: searches
      .filter(({ _id, count }) => count >= MIN_SEARCHES && _id !== '' && _id !== OVERFLOW_VALUE)
      .slice(0, MAX_TERMS)
      .map(({ _id, count }) => ({ words: _id, searches: count })),
    searches_without_results: searches.reduce((sum, { count }) => sum + count, 0),
  };
}
