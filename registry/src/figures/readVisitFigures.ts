import type { Connection } from 'mongoose';
import { visitsOf, visitStart } from './visits';

/** Visits to one version of an area, and by figure how many of them came to it. */
export interface VisitFigures {
  remote: string;
  version: string;
  visits: number;
  reached: Record<string, number>;
}

interface Group {
  _id: { remote: string; version: string; figures: string[] };
  count: number;
}

/** The visits with each version, from the quarter of an hour on in which `since` (epoch ms) lies. */
export async function readVisitFigures(connection: Connection, since: number): Promise<VisitFigures[]> {
  const groups = await visitsOf(connection).aggregate<Group>([
    { $match: { at: { $gte: visitStart(since) } } },
    {
      $group: {
        _id: { remote: '$remote', version: '$version', figures: '$figures' },
        count: { $sum: 1 },
      },
    },
  ]);
  const byVersion = new Map<string, VisitFigures>();
  for (const { _id, count } of groups) {
    const { remote, version, figures } = _id;
    const key = `${remote} ${version}`;
    const found = byVersion.get(key) ?? { remote, version, visits: 0, reached: {} };
    byVersion.set(key, found);
    found.visits += count;
    for (const figure of figures) found.reached[figure] = (found.reached[figure] ?? 0) + count;
  }
  return [...byVersion.values()];
}
