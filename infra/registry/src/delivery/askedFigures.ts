import type { Connection } from 'mongoose';
import { askedTabsOf } from './askedTabs';
import { type Felt, FELT, type Kind, KINDS } from './signals';

/** Of so many, how many failed. */
export interface Share {
  asked: number;
  failed: number;
}

/** How a version went. */
export interface AskedFigures {
  remote: string;
  version: string;
  /** Operations. */
  operations: Record<Kind, Share>;
  /** Minutes of pages in which it was told, and those in which a handler failed, or which were not good (`GOOD`). */
  felt: Record<Felt, Share>;
}

type Group = { _id: { remote: string; version: string } } & Record<
  `${Kind | Felt}_${'asked' | 'failed'}`,
  number
>;

/** Every version that was asked for anything since then, as it was asked: nobody is counted less than anybody else. */
export async function readAskedFigures(connection: Connection, since: number): Promise<AskedFigures[]> {
  const groups = await askedTabsOf(connection).aggregate<Group>([
    { $match: { at: { $gte: since } } },
    { $group: { _id: { remote: '$remote', version: '$version' }, ...SUMS } },
  ]);
  return groups.map(({ _id, ...counted }) => {
    const shareOf = (what: Kind | Felt): Share => ({
      asked: counted[`${what}_asked`],
      failed: counted[`${what}_failed`],
    });
    return {
      ..._id,
      operations: { queries: shareOf('queries'), mutations: shareOf('mutations') },
      felt: feltOf(shareOf),
    };
  });
}

export const feltOf = (shareOf: (felt: Felt) => Share) =>
  // `fromEntries` forgets which keys there were.
  Object.fromEntries(FELT.map((felt) => [felt, shareOf(felt)])) as Record<Felt, Share>;

const SUMS = Object.fromEntries<{ $sum: unknown }>([
  ...KINDS.flatMap((kind) =>
    (['asked', 'failed'] as const).map((what) => [`${kind}_${what}`, { $sum: `$${kind}.${what}` }] as const),
  ),
  ...FELT.flatMap((felt) => [
    [`${felt}_asked`, { $sum: `$${felt}.asked` }] as const,
    [`${felt}_failed`, { $sum: { $cond: [{ $gt: [`$${felt}.level`, 0] }, 1, 0] } }] as const,
  ]),
]);
