import type { Connection } from 'mongoose';
import { tabsOf } from './healthTabs';

export interface Limits {
  /** So many failing tabs at least. Not so few that somebody's bad connection decides. */
  failures: number;
  /** And more than this part of all tabs that told of it, 0 to 1; of the networks they told from, too. */
  share: number;
  /** Failing tabs of so many networks at least: somebody who has one only decides nothing. */
  networks: number;
  /** And of so many people at least: members, and for each network one visitor. */
  people: number;
}

/** How a version goes: in tabs, and seen from how many different networks and by how many people. */
export interface Going {
  failing: number;
  tabs: number;
  failingNetworks: number;
  networks: number;
  failingPeople: number;
}

/** Whoever opens tab after tab in one network counts as no more than these, for and against. */
const TABS_OF_A_NETWORK = 20;

interface Version {
  name: string;
  version: string;
}

interface OfNetwork {
  _id: { network: string; is_failing: boolean };
  tabs: number;
  /** One of them is null where visitors were among them. */
  members: (string | null)[];
}

/** How a version has gone since then; null while fewer tabs are failing than would count. */
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

/** Enough tabs, a large part of them, and not from one corner: all three. */
export const isFailing = (
  going: Going | null,
  { failures, share }: Pick<Limits, 'failures' | 'share'>,
): going is Going =>
  going !== null &&
  going.failing >= failures &&
  going.failing / going.tabs > share &&
  going.failingNetworks / going.networks > share;

/** What is missing for it to be more than a few people's word; null when nothing is. */
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
  rows.reduce((sum, { tabs }) => sum + Math.min(tabs, TABS_OF_A_NETWORK), 0);
