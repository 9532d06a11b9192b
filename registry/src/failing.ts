import type { Connection } from 'mongoose';
import { tabsOf } from './healthTabs';

export interface Limits {
  /** Minimum of failing tabs, so that one bad connection decides nothing. */
  failures: number;
  /** Minimum share of failing tabs among all that reported, 0 to 1; of their networks, too. */
  share: number;
  /** Minimum of networks with failing tabs, so that one network decides nothing. */
  networks: number;
  /** Minimum of people with failing tabs: members, and one visitor for each network. */
  people: number;
}

/** Counts of tabs, networks and people with a version, failing and in all. */
export interface Going {
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

interface OfNetwork {
  _id: { network: string; is_failing: boolean };
  tabs: number;
  /** Keyed hashes; null stands for visitors. */
  members: (string | null)[];
}

/** The counts of a version since then; null while fewer tabs fail than `failures`. */
export async function goingOf(
  connection: Connection,
  { name, version }: Version,
  { since, failures }: { since: number; failures: number },
): Promise<Going | null> {
  const told = { remote: name, version, at: { $gte: since } };
  if ((await tabsOf(connection).countDocuments({ ...told, is_failing: true })) < failures) return null;
  const rows = await tabsOf(connection).aggregate<OfNetwork>([
    { $match: told },
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

/** Whether a version is failing: enough tabs, a large share, and from several networks and people. */
export const isFailing = (
  going: Going | null,
  { failures, share }: Pick<Limits, 'failures' | 'share'>,
): going is Going =>
  going !== null &&
  going.failing >= failures &&
  going.failing / going.tabs > share &&
  going.failingNetworks / going.networks > share;

/** Why too few networks or people report it to decide automatically; null when there are enough. */
export function doubtAbout(
  going: Going,
  { networks, people }: Pick<Limits, 'networks' | 'people'>,
): string | null {
  if (going.failingNetworks < networks)
    return `it is told from ${going.failingNetworks} of the ${networks} networks that are asked for`;
  if (going.failingPeople < people)
    return `it is told by ${going.failingPeople} of the ${people} people that are asked for`;
  return null;
}

const tabsIn = (rows: readonly OfNetwork[]) =>
  rows.reduce((sum, { tabs }) => sum + Math.min(tabs, MAX_TABS_PER_NETWORK), 0);
