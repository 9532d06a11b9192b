import type { Connection } from 'mongoose';
import { askedTabsOf, type Kind, KINDS } from './askedTabs';

/** Of how many operations of a version how many failed. */
export interface AskedFigures {
  remote: string;
  version: string;
  operations: Record<Kind, { asked: number; failed: number }>;
}

type Group = { _id: { remote: string; version: string } } & Record<`${Kind}_${'asked' | 'failed'}`, number>;

/** Every version that was asked for anything since then, as it was asked: nobody is counted less than anybody else. */
export async function readAskedFigures(connection: Connection, since: number): Promise<AskedFigures[]> {
  const sums = KINDS.flatMap((kind) =>
    (['asked', 'failed'] as const).map((what) => [`${kind}_${what}`, { $sum: `$${kind}.${what}` }] as const),
  );
  const groups = await askedTabsOf(connection).aggregate<Group>([
    { $match: { at: { $gte: since } } },
    { $group: { _id: { remote: '$remote', version: '$version' }, ...Object.fromEntries(sums) } },
  ]);
  return groups.map(({ _id, ...counted }) => ({
    ..._id,
    operations: {
      queries: { asked: counted.queries_asked, failed: counted.queries_failed },
      mutations: { asked: counted.mutations_asked, failed: counted.mutations_failed },
    },
  }));
}
