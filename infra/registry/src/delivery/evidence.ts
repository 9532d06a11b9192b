import type { Connection } from 'mongoose';
import { askedTabsOf, type Counts, type Kind, KINDS } from './askedTabs';

/**
 * What people met of one kind of operation. A person (a member, or the visitors of a network) is tried once in each minute, and
 * the trial failed if anything did in it: counted alike before a release and after it, for a minute and for an hour.
 */
export interface Evidence {
  /** Minutes of people in which they asked. */
  asked: number;
  /** Those in which anything failed. */
  failing: number;
  /** People who met any failure. */
  failingPeople: number;
  /** Networks that they were in. */
  networks: number;
  /** Of the failing people, those with whom something did not answer. */
  away: number;
  /** Everybody who asked. */
  people: number;
  /**
   * How many minutes say as much as one would if each were by chance, at least 1: where the same people fail again and again,
   * about as many as they have (the design effect of samples in clusters).
   */
  runs: number;
}

export type EvidenceByKind = Record<Kind, Evidence>;

const NOBODY: Evidence = { asked: 0, failing: 0, failingPeople: 0, networks: 0, away: 0, people: 0, runs: 1 };
export const NOTHING: EvidenceByKind = { queries: NOBODY, mutations: NOBODY };

/** Later minutes of one person say little that is new, whether they went well or not. */
const MOST_OF_ONE = 40;

interface Group {
  _id: { remote: string; version: string; network: string; member: string | null; at: number };
  queries: number;
  queries_failed: number;
  queries_away: number;
  mutations: number;
  mutations_failed: number;
  mutations_away: number;
}

interface VersionOf {
  remote: string;
  version: string;
}

/** Whose: of one version, or of all remotes but one, without some of their versions. */
type Whose = VersionOf | { except: string; without: readonly VersionOf[] };

/** A time, epoch ms: up to now where it has no end; or some minutes, by when they began. */
export type When = { from: number; to?: number } | { minutes: readonly number[] };

export async function evidenceOf(connection: Connection, whose: Whose, when: When): Promise<EvidenceByKind> {
  const match = 'except' in whose ? othersThan(whose) : { remote: whose.remote, version: whose.version };
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
          at: '$at',
        },
        ...(Object.fromEntries(sums) as Record<string, { $sum: string }>),
      },
    },
  ]);
  return { queries: ofKind(groups, 'queries'), mutations: ofKind(groups, 'mutations') };
}

const othersThan = ({ except, without }: { except: string; without: readonly VersionOf[] }) => ({
  remote: { $ne: except },
  ...(without.length > 0 && { $nor: without.map(({ remote, version }) => ({ remote, version })) }),
});

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
  const people = new Map<string, Map<number, Counts>>();
  const networks = new Set<string>();
  for (const group of groups) {
    const { remote, version, network, member, at } = group._id;
    const [asked, failed, away] = [group[kind], group[`${kind}_failed`], group[`${kind}_away`]];
    if (asked === 0) continue;
    if (failed > 0) networks.add(`${remote} ${version} ${network}`);
    const key = `${remote} ${version} ${member ?? network}`;
    const minutes = people.get(key) ?? new Map<number, Counts>();
    people.set(key, minutes);
    const before = minutes.get(at) ?? { asked: 0, failed: 0, away: 0 };
    minutes.set(at, {
      asked: before.asked + asked,
      failed: before.failed + failed,
      away: before.away + away,
    });
  }
  const all = [...people.values()].map(firstOf);
  const trials = all.flat();
  const failing = all.filter((minutes) => minutes.some(hasFailures));
  return {
    asked: trials.length,
    failing: trials.filter(hasFailures).length,
    failingPeople: failing.length,
    networks: networks.size,
    away: failing.filter((minutes) => minutes.some(({ away }) => away > 0)).length,
    people: people.size,
    runs: runsOf(all),
  };
}

function runsOf(people: readonly Counts[][]): number {
  const trials = people.flat();
  const rate = trials.filter(hasFailures).length / trials.length;
  const byChance = trials.length * rate * (1 - rate);
  if (!byChance) return 1;
  const spread = people.reduce(
    (sum, minutes) => sum + (minutes.filter(hasFailures).length - rate * minutes.length) ** 2,
    0,
  );
  return Math.max(1, spread / byChance);
}

const firstOf = (minutes: ReadonlyMap<number, Counts>): Counts[] =>
  [...minutes]
    .sort(([a], [b]) => a - b)
    .slice(0, MOST_OF_ONE)
    .map(([, counts]) => counts);

const hasFailures = ({ failed }: Counts) => failed > 0;
