import { readCurrent, type CurrentRegistry, type RemoteEntry } from '@athenaeum/registry';
import mongoose from 'mongoose';
import { reachAddress, type Reachability } from './reach';

export interface Addresses {
  /** Origin of remotes that have no host of their own: the shell's. */
  shell: string;
  /** Origins that serve remotes, by the remote's name. */
  hosts: Readonly<Record<string, string>>;
  /** Origins of remotes that are also sites of their own, by the remote's name. */
  sites: Readonly<Record<string, string>>;
}

export interface RemoteNow {
  name: string;
  area: string;
  version: string;
  owner: string | null;
  contract: number;
  /** Number of pages that its manifest declares. */
  pages: number;
  /** Since when this version is live, epoch ms; null where unknown. */
  since: number | null;
  since_is_earlier: boolean;
  by: string | null;
  /** Its entry file, where browsers load it from. */
  code: Reachability & { address: string };
  /** Its site of its own; null where it has none. */
  site: (Reachability & { address: string }) | null;
}

/** The current snapshot, and whether each of its remotes can be reached. Null when nothing was ever published. */
export async function remotesNow(addresses: Addresses) {
  const current = await readCurrent(mongoose.connection);
  if (!current) return null;
  const { id, number, created_at, by, note, quarantined, canaries } = current;
  return {
    snapshot: { id, number, created_at, by, note },
    quarantined,
    canaries: canaries.map(({ entry: { name, version }, percent }) => ({ name, version, percent })),
    remotes: await Promise.all(current.remotes.map((entry) => remoteNow(entry, current, addresses))),
  };
}

async function remoteNow(
  { name, version, owner, contract, entry, manifest }: RemoteEntry,
  { since }: CurrentRegistry,
  { shell, hosts, sites }: Addresses,
): Promise<RemoteNow> {
  const origin = hosts[name] ?? shell;
  const own = sites[name];
  const [code, site] = await Promise.all([
    reachAddress(`${origin}/remotes/${name}/${version}/${entry}`, 'HEAD'),
    own ? reachAddress(`${own}/ready`, 'GET') : null,
  ]);
  const first = since.get(name);
  return {
    name,
    area: manifest.area,
    version,
    owner: owner ?? null,
    contract,
    pages: manifest.pages.length,
    since: first?.at ?? null,
    since_is_earlier: first?.isEarlier ?? false,
    by: first?.by ?? null,
    code: { ...code, address: origin },
    site: site && own ? { ...site, address: own } : null,
  };
}
