import type { Connection } from 'mongoose';
import { pageHealthOf } from './pageHealth';
import { WORST } from './levels';
import { bySignal, VITALS, JUDGING, type Judging, type Kind, KINDS, type Signal } from './signals';

/**
 * Evidence of one signal. A person (a member, or the visitors of a network) is tried once a minute, or once in all for what
 * pages report themselves; the trial fails if anything in it failed. Counted alike before and after a release.
 */
export interface Evidence {
  /** Number of trials: minutes of people, or people. */
  asked: number;
  /** Failing trials: with a failure, or a level above `threshold`. */
  failing: number;
  /** People with a failing trial. */
  failingPeople: number;
  /** Their networks. */
  networks: number;
  /** Failing people with an outage. */
  away: number;
  /** All people with trials. */
  people: number;
  /**
   * The design effect of clustered samples, at least 1: how many minutes are worth one independent trial. Where the same
   * people fail repeatedly, about as many as each person has.
   */
  runs: number;
  /** The level (`levelsOf`) up to which it was good; 0 for signals that only fail or not. */
  threshold: number;
}

export type EvidenceBySignal = Record<Signal, Evidence>;
export type Thresholds = Record<Signal, Pick<Evidence, 'threshold'>>;

export const NOTHING: EvidenceBySignal = bySignal(() => ({
  asked: 0,
  failing: 0,
  failingPeople: 0,
  networks: 0,
  away: 0,
  people: 0,
  runs: 1,
  threshold: 0,
}));

interface VersionOf {
  remote: string;
  version: string;
}

type Group = {
  _id: VersionOf & { network: string; member: string | null; at: number };
} & Record<`${Signal}_${'asked' | 'failed' | 'away'}`, number>;

/** The selection: one version, or all remotes but one, without some of their versions. */
type Whose = VersionOf | { except: string; without: readonly VersionOf[] };

/** A period, epoch ms, up to now without an end; or some minutes, by their start. */
export type When = { from: number; to?: number } | { minutes: readonly number[] };

/**
 * @param thresholds those of the previous version. Without them each signal gets the lowest threshold that at most a quarter
 * of its minutes exceed, as web vitals are good when their 75th percentile is.
 */
export async function evidenceOf(
  connection: Connection,
  whose: Whose,
  when: When,
  thresholds?: Thresholds,
): Promise<EvidenceBySignal> {
  const match = 'except' in whose ? othersThan(whose) : { remote: whose.remote, version: whose.version };
  const groups = await pageHealthOf(connection).aggregate<Group>([
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
        ...SUMS,
      },
    },
  ]);
  return bySignal((signal) => ofSignal(groups, signal, thresholds?.[signal].threshold));
}

const SUMS = Object.fromEntries<object>([
  ...KINDS.flatMap((kind) =>
    (['asked', 'failed', 'away'] as const).map(
      (what) => [`${kind}_${what}`, { $sum: `$${kind}.${what}` }] as const,
    ),
  ),
  ...VITALS.flatMap((vital) => [
    [`${vital}_asked`, { $sum: `$${vital}.asked` }] as const,
    [`${vital}_failed`, { $max: `$${vital}.level` }] as const,
  ]),
]) as Record<string, { $sum: string }>;

const othersThan = ({ except, without }: { except: string; without: readonly VersionOf[] }) => ({
  remote: { $ne: except },
  ...(without.length > 0 && { $nor: without.map(({ remote, version }) => ({ remote, version })) }),
});

/** A cheap check whether anything of a version failed or was poor, so that more needs to be read. */
export async function hasFailed(
  connection: Connection,
  { remote, version, from }: { remote: string; version: string; from: number },
): Promise<boolean> {
  const failed = [
    ...KINDS.map((kind) => ({ [`${kind}.failed`]: { $gt: 0 } })),
    ...VITALS.map((vital) => ({ [`${vital}.level`]: { $gt: 0 } })),
  ];
  const told = { remote, version, at: { $gte: from } };
  return (await pageHealthOf(connection).exists({ ...told, $or: failed })) !== null;
}

/** The minutes with an outage. */
export const outageMinutes = (
  connection: Connection,
  { remote, version, from }: { remote: string; version: string; from: number },
  kind: Kind,
): Promise<number[]> =>
  pageHealthOf(connection).distinct('at', {
    remote,
    version,
    at: { $gte: from },
    [`${kind}.away`]: { $gt: 0 },
  });

const within = (when: When) =>
  'minutes' in when
    ? { $in: [...when.minutes] }
    : { $gte: when.from, ...(when.to !== undefined && { $lt: when.to }) };

/** The worst of one minute of a person. */
interface Trial {
  level: number;
  isAway: boolean;
}

function ofSignal(groups: readonly Group[], signal: Signal, given: number | undefined): Evidence {
  const people = new Map<string, Map<number, Trial>>();
  const met: { network: string; level: number }[] = [];
  for (const group of groups) {
    const { remote, version, network, member, at } = group._id;
    if (!group[`${signal}_asked`]) continue;
    const level = group[`${signal}_failed`];
    met.push({ network: `${remote} ${version} ${network}`, level });
    const key = `${remote} ${version} ${member ?? network}`;
    const minutes = people.get(key) ?? new Map<number, Trial>();
    people.set(key, minutes);
    const before = minutes.get(at);
    minutes.set(at, {
      level: Math.max(level, before?.level ?? 0),
      isAway: group[`${signal}_away`] > 0 || before?.isAway === true,
    });
  }
  const all = [...people.values()].map((minutes) => trialsOf(minutes, JUDGING[signal]));
  const trials = all.flat();
  const threshold = given ?? thresholdOf(signal, trials);
  const isFailing = ({ level }: Pick<Trial, 'level'>) => level > threshold;
  const failing = all.filter((minutes) => minutes.some(isFailing));
  return {
    asked: trials.length,
    failing: trials.filter(isFailing).length,
    failingPeople: failing.length,
    networks: new Set(met.filter(isFailing).map(({ network }) => network)).size,
    away: failing.filter((minutes) => minutes.some(({ isAway }) => isAway)).length,
    people: people.size,
    runs: runsOf(all.map((minutes) => minutes.map(isFailing))),
    threshold,
  };
}

const MAX_POOR_SHARE = 0.25;

function thresholdOf(signal: Signal, trials: readonly Trial[]): number {
  // Failures have no levels.
  if (JUDGING[signal].more === null) return 0;
  const isMet = (threshold: number) =>
    trials.filter(({ level }) => level > threshold).length <= MAX_POOR_SHARE * trials.length;
  let threshold = 0;
  while (threshold < WORST && !isMet(threshold)) threshold++;
  return threshold;
}

function runsOf(people: readonly boolean[][]): number {
  const failuresIn = (trials: readonly boolean[]) => trials.filter(Boolean).length;
  const trials = people.flat();
  const rate = failuresIn(trials) / trials.length;
  const byChance = trials.length * rate * (1 - rate);
  if (!byChance) return 1;
  const spread = people.reduce((sum, minutes) => sum + (failuresIn(minutes) - rate * minutes.length) ** 2, 0);
  return Math.max(1, spread / byChance);
}

/** Limits the minutes per person, as later ones add little information. */
function trialsOf(
  minutes: ReadonlyMap<number, Trial>,
  { maxPerPerson, isOfPeople }: Pick<Judging, 'maxPerPerson' | 'isOfPeople'>,
): Trial[] {
  const first = [...minutes]
    .sort(([a], [b]) => a - b)
    .slice(0, maxPerPerson)
    .map(([, trial]) => trial);
  if (!isOfPeople) return first;
  return [
    { level: Math.max(...first.map(({ level }) => level)), isAway: first.some(({ isAway }) => isAway) },
  ];
}
