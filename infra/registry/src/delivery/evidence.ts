import type { Connection } from 'mongoose';
import { askedTabsOf, type Counts, type Kind, KINDS } from './askedTabs';

/** What people met of one kind of operation, so counted that nobody weighs more than one of many. */
export interface Evidence {
  /** Each person's operations; all that failed of one person's count as one. */
  asked: number;
  /** People of whose operations any failed: members, and for each network one visitor. */
  failing: number;
  /** Networks that they were in. */
  networks: number;
  /** Of the failing, those with whom something did not answer. */
  away: number;
  /** Everybody who asked. */
  people: number;
}

export type EvidenceByKind = Record<Kind, Evidence>;

const NOBODY: Evidence = { asked: 0, failing: 0, networks: 0, away: 0, people: 0 };
export const NOTHING: EvidenceByKind = { queries: NOBODY, mutations: NOBODY };

/** Of whoever asks more than this, the rest says nothing new. */
const MOST_OF_ONE = 40;

interface Group {
  _id: { remote: string; version: string; network: string; member: string | null };
  queries: number;
  queries_failed: number;
  queries_away: number;
  mutations: number;
  mutations_failed: number;
  mutations_away: number;
}

/** Whose: of one version, of a remote, or of all but one remote. */
type Whose = { remote: string; version?: string } | { except: string };

/** A time, epoch ms: up to now where it has no end; or some minutes, by when they began. */
export type When = { from: number; to?: number } | { minutes: readonly number[] };

export async function evidenceOf(connection: Connection, whose: Whose, when: When): Promise<EvidenceByKind> {
  const match = 'except' in whose ? { remote: { $ne: whose.except } } : whose;
  const sums = KINDS.flatMap((kind) => [
    [kind, { $sum: `$${kind}.asked` }],
    [`${kind}_failed`, { $sum: `$${kind}.failed` }],
    [`${kind}_away`, { $sum: `$${kind}.away` }],
  ]);
  const groups = await askedTabsOf(connection).aggregate<Group>([
    { $match: { ...match, at: within(when) } },
    {
      $group: {
        _id: {
          remote: '$remote',
          version: '$version',
          network: '$network',
          member: { $ifNull: ['$member', null] },
        },
        ...(Object.fromEntries(sums) as Record<string, { $sum: string }>),
      },
    },
  ]);
  return { queries: ofKind(groups, 'queries'), mutations: ofKind(groups, 'mutations') };
}

/** Whether anything of a version failed, so that more need be asked; cheap. */
export async function hasFailed(
  connection: Connection,
  { remote, version, from }: { remote: string; version: string; from: number },
): Promise<boolean> {
  const failed = KINDS.map((kind) => ({ [`${kind}.failed`]: { $gt: 0 } }));
  const told = { remote, version, at: { $gte: from } };
  return (await askedTabsOf(connection).exists({ ...told, $or: failed })) !== null;
}

/** The minutes in which something did not answer. */
export const minutesAway = (
  connection: Connection,
  { remote, version, from }: { remote: string; version: string; from: number },
  kind: Kind,
): Promise<number[]> =>
  askedTabsOf(connection).distinct('at', {
    remote,
    version,
    at: { $gte: from },
    [`${kind}.away`]: { $gt: 0 },
  });

const within = (when: When) =>
  'minutes' in when
    ? { $in: [...when.minutes] }
    : { $gte: when.from, ...(when.to !== undefined && { $lt: when.to }) };

function ofKind(groups: readonly Group[], kind: Kind): Evidence {
  const people = new Map<string, Counts>();
  const networks = new Set<string>();
  for (const group of groups) {
    const { remote, version, network, member } = group._id;
    const [asked, failed, away] = [group[kind], group[`${kind}_failed`], group[`${kind}_away`]];
    if (asked === 0) continue;
    if (failed > 0) networks.add(`${remote} ${version} ${network}`);
    const key = `${remote} ${version} ${member ?? network}`;
    const before = people.get(key) ?? { asked: 0, failed: 0, away: 0 };
    people.set(key, {
      asked: before.asked + asked,
      failed: before.failed + failed,
      away: before.away + away,
    });
  }
  const all = [...people.values()];
  const failing = all.filter(({ failed }) => failed > 0);
  return {
    asked: all.reduce(
      (sum, { asked, failed }) => sum + Math.min(asked - failed + Math.min(failed, 1), MOST_OF_ONE),
      0,
    ),
    failing: failing.length,
    networks: networks.size,
    away: failing.filter(({ away }) => away > 0).length,
    people: all.length,
  };
}
