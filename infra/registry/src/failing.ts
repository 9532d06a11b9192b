import type { Connection } from 'mongoose';
import { tabsOf } from './healthTabs';

export interface Limits {
  /** So many failing tabs at least. Not so few that somebody's bad connection decides. */
  failures: number;
  /** And more than this part of all tabs that told of it, 0 to 1; of the addresses they told from, too. */
  share: number;
}

/** How a version goes: in tabs, and seen from how many different addresses. */
export interface Going {
  failing: number;
  tabs: number;
  failingAddresses: number;
  addresses: number;
}

/** Whoever sends made-up tabs from one address counts as no more than these, for and against. */
const TABS_OF_AN_ADDRESS = 20;

interface Version {
  name: string;
  version: string;
}

interface OfAddress {
  _id: { address: string; is_failing: boolean };
  tabs: number;
}

/** How a version has gone since then; null while fewer tabs are failing than would count. */
export async function goingOf(
  connection: Connection,
  { name, version }: Version,
  { since, failures }: { since: number; failures: number },
): Promise<Going | null> {
  const told = { remote: name, version, at: { $gte: since } };
  if ((await tabsOf(connection).countDocuments({ ...told, is_failing: true })) < failures) return null;
  const rows = await tabsOf(connection).aggregate<OfAddress>([
    { $match: told },
    { $group: { _id: { address: '$address', is_failing: '$is_failing' }, tabs: { $sum: 1 } } },
  ]);
  const failing = rows.filter(({ _id }) => _id.is_failing);
  return {
    failing: tabsIn(failing),
    tabs: tabsIn(rows),
    failingAddresses: failing.length,
    addresses: new Set(rows.map(({ _id }) => _id.address)).size,
  };
}

/** Enough tabs, a large part of them, and not from one corner: all three. */
export const isFailing = (going: Going | null, { failures, share }: Limits): going is Going =>
  going !== null &&
  going.failing >= failures &&
  going.failing / going.tabs > share &&
  going.failingAddresses / going.addresses > share;

const tabsIn = (rows: readonly OfAddress[]) =>
  rows.reduce((sum, { tabs }) => sum + Math.min(tabs, TABS_OF_AN_ADDRESS), 0);
