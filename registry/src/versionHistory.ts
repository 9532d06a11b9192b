import type { Connection } from 'mongoose';
import { REMOTE_MODULE, type RemoteEntry } from './entry';
import { lineageOf } from './lineage';
import { defineModels, type KilledRecord, type SnapshotRecord } from './models';
import { readPointed } from './releases';

const MAX_SNAPSHOTS = 200;
const EVERYBODY = 100;

/** A period in which a percentage of visitors got a version. */
export interface Given {
  percent: number;
  /** Epoch ms; null when it began before the oldest snapshot that is read. */
  from: number | null;
  /** Null while it lasts. */
  to: number | null;
  /** Who released it; null when unknown. */
  by: string | null;
}

/** What a version changed compared with the live version at its release. */
export interface VersionChanges {
  /** The live version it is compared with. */
  since: string;
  /** Differences in compressed bytes. */
  first: number;
  all: number;
  /** Names of GraphQL operations. */
  operations: { added: string[]; removed: string[] };
  /** Shared libraries with another version; null where it was not shared. */
  libraries: { name: string; before: string | null; after: string | null }[];
}

export interface VersionHistory {
  version: string;
  /** Newest first. */
  given: Given[];
  killed: KilledRecord | null;
  /** The id of the key that signed it; null where it is not signed. */
  signed_with: string | null;
  /** Compressed bytes of its scripts: those of a first visit, and all. */
  first: number;
  all: number;
  /** Null for the oldest known version. */
  changes: VersionChanges | null;
}

type State = Pick<SnapshotRecord, '_id' | 'parent' | 'created_at' | 'by'> & {
  remotes: RemoteEntry[];
  canaries?: { entry: RemoteEntry; percent: number }[];
};

/** All versions of a remote in the latest snapshots, the latest release first. Empty for an unknown remote. */
export async function readVersions(connection: Connection, remote: string): Promise<VersionHistory[]> {
  const current = await readPointed(connection);
  if (!current) return [];
  const { Snapshot } = defineModels(connection);
  const found = await Snapshot.find({ number: { $lte: current.number } })
    .sort({ number: -1 })
    .limit(MAX_SNAPSHOTS)
    .select({
      parent: 1,
      created_at: 1,
      by: 1,
      remotes: { $filter: { input: '$remotes', cond: { $eq: ['$$this.name', remote] } } },
      canaries: { $filter: { input: '$canaries', cond: { $eq: ['$$this.entry.name', remote] } } },
    })
    .lean<State[]>();
  const newestFirst = lineageOf(current, found);
  const killed = (current.killed ?? []).filter(({ name }) => name === remote);
  return versionsOf(newestFirst.reverse(), killed);
}

function versionsOf(oldestFirst: readonly State[], killed: readonly KilledRecord[]): VersionHistory[] {
  const found = new Map<string, VersionHistory>();
  const entryNow = latestEntries(oldestFirst);
  let everybodyHad: RemoteEntry | null = null;
  for (const [at, state] of oldestFirst.entries()) {
    const isKnown = at > 0 || state.parent === null;
    const entries = givenIn(state);
    for (const { entry, percent } of entries) {
      const one = found.get(entry.version) ?? begun(entryNow(entry), everybodyHad, killed);
      // Moved to the end, so that they are in the order of their last release.
      found.delete(entry.version);
      found.set(entry.version, one);
      const [latest] = one.given;
      if (latest?.to === null && latest.percent === percent) continue;
      if (latest?.to === null) latest.to = state.created_at;
      one.given.unshift({
        percent,
        from: isKnown ? state.created_at : null,
        to: null,
        by: isKnown ? (state.by ?? null) : null,
      });
    }
    for (const [version, { given }] of found)
      if (given[0]?.to === null && !entries.some(({ entry }) => entry.version === version))
        given[0].to = state.created_at;
    everybodyHad = state.remotes[0] ? entryNow(state.remotes[0]) : null;
  }
  return [...found.values()].reverse();
}

/** What a start builds has its compressed sizes, and its signature over them, some time after it is published. */
function latestEntries(oldestFirst: readonly State[]): (entry: RemoteEntry) => RemoteEntry {
  const given = oldestFirst.flatMap(givenIn).map(({ entry }) => [entry.version, entry] as const);
  const latest = new Map(given);
  return (entry) => latest.get(entry.version) ?? entry;
}

/** The live version first, so that the canary is listed above it. */
const givenIn = ({ remotes, canaries }: State) => [
  ...remotes.map((entry) => ({ entry, percent: EVERYBODY })),
  ...(canaries ?? []),
];

const begun = (
  entry: RemoteEntry,
  before: RemoteEntry | null,
  killed: readonly KilledRecord[],
): VersionHistory => ({
  version: entry.version,
  given: [],
  killed: killed.find(({ version }) => version === entry.version) ?? null,
  signed_with: entry.signature?.key ?? null,
  ...bytesOf(entry),
  changes: before && changesOf(before, entry),
});

function changesOf(before: RemoteEntry, after: RemoteEntry): VersionChanges {
  const [was, is] = [bytesOf(before), bytesOf(after)];
  const [asked, asks] = [before, after].map(({ manifest }) => new Set(manifest.operations ?? []));
  const [had, has] = [before, after].map(
    ({ shared }) => new Map((shared ?? []).map(({ name, version }) => [name, version])),
  );
  return {
    since: before.version,
    first: is.first - was.first,
    all: is.all - was.all,
    operations: { added: without(asks!, asked!), removed: without(asked!, asks!) },
    libraries: [...new Set([...had!.keys(), ...has!.keys()])]
      .sort()
      .map((name) => ({ name, before: had!.get(name) ?? null, after: has!.get(name) ?? null }))
      .filter((library) => library.before !== library.after),
  };
}

function bytesOf({ entry, exposes, files }: RemoteEntry): { first: number; all: number } {
  const begins = new Set([entry, ...(exposes.find(({ name }) => name === REMOTE_MODULE)?.files ?? [])]);
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const sum = (some: RemoteEntry['files']) =>
    some.reduce((total, { bytes, brotli }) => total + (brotli ?? bytes), 0);
  return { first: sum(scripts.filter(({ name }) => begins.has(name))), all: sum(scripts) };
}

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  [...all].filter((one) => !some.has(one)).sort();
