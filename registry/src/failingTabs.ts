import type { Connection } from 'mongoose';
import { tabsOf } from './healthTabs';

export interface Limits {
  /** Minimum of failing tabs, so that one bad connection decides nothing. */
  failures: number;
  /** Minimum share, 0 to 1, of failing tabs among all tabs, and of networks with failing tabs among all networks. */
  share: number;
  /** Minimum of networks with failing tabs, so that one network decides nothing. */
  networks: number;
  /** Minimum of people with failing tabs: members, and one visitor for each network. */
  people: number;
}

/** Counts of tabs, networks and people with a version, failing and in all. */
export interface FailureCounts {
  failing: number;
  tabs: number;
  failingNetworks: number;
  networks: number;
  failingPeople: number;
}

/** Tabs of one network beyond these are not counted, neither good nor failing ones. */
const MAX_TABS_PER_NETWORK = 20;

interface Version {
  name: string;
  version: string;
}

interface NetworkRow {
  _id: { network: string; is_failing: boolean };
  tabs: number;
  /** Keyed hashes; null stands for visitors. */
  members: (string | null)[];
}

/** The counts of a version from `since` (epoch ms) on; null while fewer tabs fail than `failures`. */
export async function countFailures(
  connection: Connection,
  { name, version }: Version,
  { since, failures }: { since: number; failures: number },
): Promise<FailureCounts | null> {
  const ofVersion = { remote: name, version, at: { $gte: since } };
  if ((await tabsOf(connection).countDocuments({ ...ofVersion, is_failing: true })) < failures) return null;
  const rows = await tabsOf(connection).aggregate<NetworkRow>([
    { $match: ofVersion },
    {
      $group: {
        _id: { network: '$network', is_failing: '$is_failing' },
        tabs: { $sum: 1 },
        members: { $addToSet: { $ifNull: ['$member', null] } },
      },
    },
  ]);
  const failing = rows.filter(({ _id }) => _id.is_failing);
  return {
    failing: tabsIn(failing),
    tabs: tabsIn(rows),
    failingNetworks: failing.length,
    networks: new Set(rows.map(({ _id }) => _id.network)).size,
    failingPeople: new Set(failing.flatMap(({ _id, members }) => members.map((one) => one ?? _id.network)))
      .size,
  };
}

/** Whether a version is failing: enough tabs, and a large share of the tabs and of the networks. */
export const isFailing = (
  counts: FailureCounts | null,
  { failures, share }: Pick<Limits, 'failures' | 'share'>,
): counts is FailureCounts =>
  counts !== null &&
  counts.failing >= failures &&
  counts.failing / counts.tabs > share &&
  counts.failingNetworks / counts.networks > share;

/** Why too few networks or people report it to decide automatically; null when there are enough. */
export function insufficientEvidence(
  counts: Pick<FailureCounts, 'failingNetworks' | 'failingPeople'>,
  { networks, people }: Pick<Limits, 'networks' | 'people'>,
): string | null {
  if (counts.failingNetworks < networks)
    return `it is reported from ${counts.failingNetworks} of the ${networks} networks required`;
  if (counts.failingPeople < people)
    return `it is reported by ${counts.failingPeople} of the ${people} people required`;
  return null;
}

const tabsIn = (rows: readonly NetworkRow[]) =>
  rows.reduce((sum, { tabs }) => sum + Math.min(tabs, MAX_TABS_PER_NETWORK), 0);
