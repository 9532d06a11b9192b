import type { Connection } from 'mongoose';
import { REMOTE_MODULE, type RemoteEntry } from './entry';
import { defineModels, type KilledRecord, type SnapshotRecord } from './models';
import { readPointed } from './releases';

const LOOKED_BACK = 200;
const EVERYBODY = 100;

/** A time in which a version was given to so many of a hundred visitors. */
export interface Given {
  percent: number;
  /** Epoch ms; null where it began before what is looked at. */
  from: number | null;
  /** Null while it lasts. */
  to: number | null;
  /** Who gave it; null where it was not said. */
  by: string | null;
}

/** What a version changed about the one that everybody had when it came. */
export interface VersionChanges {
  /** That version. */
  since: string;
  /** Bytes as sent, more or fewer. */
  first: number;
  all: number;
  /** Names of GraphQL operations. */
  operations: { added: string[]; removed: string[] };
  /** Shared libraries whose version is another one; null on the side where there is none. */
  libraries: { name: string; before: string | null; after: string | null }[];
}

export interface VersionHistory {
  version: string;
  /** Newest first. */
  given: Given[];
  killed: KilledRecord | null;
  /** Bytes of its scripts as sent: what a first visit takes, and all of them. */
  first: number;
  all: number;
  /** Null for the first one that is known. */
  changes: VersionChanges | null;
}

type State = Pick<SnapshotRecord, '_id' | 'parent' | 'created_at' | 'by'> & {
  remotes: RemoteEntry[];
  canaries?: { entry: RemoteEntry; percent: number }[];
};

/** All versions of a remote in the latest changes of the registry, the one that was given last first. Empty for one that is not known. */
export async function readVersions(connection: Connection, remote: string): Promise<VersionHistory[]> {
  const current = await readPointed(connection);
  if (!current) return [];
  const { Snapshot } = defineModels(connection);
  const newestFirst = await Snapshot.find({ number: { $lte: current.number } })
    .sort({ number: -1 })
    .limit(LOOKED_BACK)
    .select({
      parent: 1,
      created_at: 1,
      by: 1,
      remotes: { $filter: { input: '$remotes', cond: { $eq: ['$$this.name', remote] } } },
      canaries: { $filter: { input: '$canaries', cond: { $eq: ['$$this.entry.name', remote] } } },
    })
    .lean<State[]>();
  const killed = (current.killed ?? []).filter(({ name }) => name === remote);
  return versionsOf(newestFirst.reverse(), killed);
}

function versionsOf(oldestFirst: readonly State[], killed: readonly KilledRecord[]): VersionHistory[] {
  const found = new Map<string, VersionHistory>();
  let everybodyHad: RemoteEntry | null = null;
  for (const [at, state] of oldestFirst.entries()) {
    const isKnown = at > 0 || state.parent === null;
    const entries = givenIn(state);
    for (const { entry, percent } of entries) {
      const one = found.get(entry.version) ?? begun(entry, everybodyHad, killed);
      // The one that was given last stands last.
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
    everybodyHad = state.remotes[0] ?? null;
  }
  return [...found.values()].reverse();
}

/** Everybody's first, so that one that some try stands above it. */
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
