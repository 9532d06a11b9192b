import type { Connection } from 'mongoose';
import { pageHealthOf } from './pageHealth';
import { type Vital, VITALS, type Kind, KINDS } from './signals';

/** Counts of all and of failed ones. */
export interface Share {
  asked: number;
  failed: number;
}

/** Figures of one version. */
export interface PageHealthFigures {
  remote: string;
  version: string;
  /** GraphQL operations by kind. */
  operations: Record<Kind, Share>;
  /** Minutes of pages with reports, and those with a failing handler or poor web vitals (`GOOD`). */
  vitals: Record<Vital, Share>;
}

type Group = { _id: { remote: string; version: string } } & Record<
  `${Kind | Vital}_${'asked' | 'failed'}`,
  number
>;

/** The figures of every version since then, all reports counted equally. */
export async function readPageHealthFigures(
  connection: Connection,
  since: number,
): Promise<PageHealthFigures[]> {
  const groups = await pageHealthOf(connection).aggregate<Group>([
    { $match: { at: { $gte: since } } },
    { $group: { _id: { remote: '$remote', version: '$version' }, ...SUMS } },
  ]);
  return groups.map(({ _id, ...counted }) => {
    const shareOf = (what: Kind | Vital): Share => ({
      asked: counted[`${what}_asked`],
      failed: counted[`${what}_failed`],
    });
    return {
      ..._id,
      operations: { queries: shareOf('queries'), mutations: shareOf('mutations') },
      vitals: vitalsOf(shareOf),
    };
  });
}

export const vitalsOf = (shareOf: (vital: Vital) => Share) =>
  // `fromEntries` loses the type of the keys.
  Object.fromEntries(VITALS.map((vital) => [vital, shareOf(vital)])) as Record<Vital, Share>;

const SUMS = Object.fromEntries<{ $sum: unknown }>([
  ...KINDS.flatMap((kind) =>
    (['asked', 'failed'] as const).map((what) => [`${kind}_${what}`, { $sum: `$${kind}.${what}` }] as const),
  ),
  ...VITALS.flatMap((vital) => [
    [`${vital}_asked`, { $sum: `$${vital}.asked` }] as const,
    [`${vital}_failed`, { $sum: { $cond: [{ $gt: [`$${vital}.level`, 0] }, 1, 0] } }] as const,
  ]),
]);
