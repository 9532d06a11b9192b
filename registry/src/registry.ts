import { randomUUID } from 'node:crypto';
import { createConnection, type Connection } from 'mongoose';
import { remoteEntry, type RemoteEntry } from './entry';
import { storeOperations } from './storedOperations';
import { defineModels, type RemoteHistory, type SnapshotRecord } from './models';
import { RegistryProblem } from './problem';
import { canaryOf, withCanary, withNextStep, withoutCanary, withoutRamp } from './canary';
import { checkPages } from './checkPages';
import { makePreview, previewedEntry } from './previews';
import { routed, unrouted, type Route } from './areaReleases/route';
import { leftByStart, startedWith, startedWithout, type StartOptions } from './started';
import { unchangedReleases, checkAlive, isKilled, killed, revived } from './kill';
import { anotherBuild, isSameBuild } from './sameBuild';

const MAX_EARLIER_VERSIONS = 20;
const MAX_ATTEMPTS = 30;
const DUPLICATE_KEY = 11000;

export interface Publication {
  version: string;
  /** The replaced version; null for a remote's first. */
  before: string | null;
  changed: boolean;
  /** Why a start of the product kept the live version. */
  left?: string;
}

/** Checks the state that a change starts from, again for each attempt; a throw cancels the change. */
export type Approval = (current: SnapshotRecord | null) => void | Promise<void>;

/** Which version is meant, so that a newer one is not withdrawn instead, and why. */
export interface Withdrawal {
  only?: string | undefined;
  why?: string | undefined;
}

/** `to` names an earlier version; the newest one where absent. */
export interface Rollback extends Withdrawal {
  to?: string | undefined;
}

/** Rejects when the build's files are missing or changed. */
export type CheckBuild = (entry: RemoteEntry) => Promise<void>;

export type Registry = ReturnType<typeof registryOn>;

/**
 * Opens the registry of remotes on a connection of its own.
 *
 * @param options `timeoutMs` for finding a server; `by` is recorded as the author of each change
 * @throws when the database does not answer within `timeoutMs`
 */
export async function openRegistry(
  uri: string,
  { dbName = 'athenaeum', timeoutMs = 5000, by = null as string | null } = {},
) {
  const connection = createConnection(uri, { dbName, autoIndex: false, serverSelectionTimeoutMS: timeoutMs });
  await connection.asPromise().catch(async (error: unknown) => {
    await connection.destroy();
    throw error;
  });
  return registryOn(connection, by);
}

/** The registry on a shared connection. `by` is recorded as the author of each change. */
export function registryOn(connection: Connection, by: string | null) {
  const { Snapshot, Pointer } = defineModels(connection);

  /** The id of the current snapshot; null before the first publication. Cheap enough for every page load. */
  const currentId = async () => (await Pointer.findById('current').lean())?.snapshot ?? null;

  const read = async (id: string | null): Promise<SnapshotRecord | null> =>
    id === null ? null : Snapshot.findById(id).lean<SnapshotRecord>();

  /** Writes the next snapshot by compare-and-swap, and retries when another change was faster. */
  async function change(
    derive: (current: SnapshotRecord | null) => Promise<Derived | null>,
  ): Promise<boolean> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const expected = await currentId();
      const current = await read(expected);
      const derived = await derive(current);
      if (!derived) return false;
      const next = {
        _id: randomUUID(),
        number: (current?.number ?? 0) + 1,
        parent: expected,
        created_at: Date.now(),
        by,
      };
      await Snapshot.create({ killed: current?.killed ?? [], routes: current?.routes, ...next, ...derived });
      if (await swap(expected, next._id)) return true;
      await Snapshot.deleteOne({ _id: next._id });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * (attempt + 1)));
    }
    throw new RegistryProblem('Others kept changing the registry; try again.');
  }

  async function swap(expected: string | null, next: string): Promise<boolean> {
    if (expected !== null)
      return (
        (await Pointer.updateOne({ _id: 'current', snapshot: expected }, { $set: { snapshot: next } }))
          .modifiedCount === 1
      );
    try {
      await Pointer.create({ _id: 'current', snapshot: next });
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY) return false;
      throw error;
    }
  }

  return {
    connection,
    by,
    currentId,
    read,

    /**
     * Makes an entry the live version of its remote. A start of the product (`byStart`) does not replace a deployed version, and
     * does not publish one that was rolled back or is a canary.
     *
     * @throws RegistryProblem when the version was killed, has other bytes than before, or claims another remote's page
     */
    async publish(
      entry: RemoteEntry,
      { byStart, approve }: { byStart?: StartOptions; approve?: Approval } = {},
    ): Promise<Publication> {
      const { name, version } = entry;
      let before: string | null = null;
      let left = null as string | null;
      let isMarked = false;
      const changed = await change(async (current) => {
        before = versionOf(current, name);
        if (before === version && !isSameBuild(liveEntryOf(current, name)!, entry)) throw anotherBuild(entry);
        const history = historyOf(current, name);
        isMarked = before === version && !byStart && (history.started?.includes(version) ?? false);
        if (isMarked) return markedDeployed(current!, entry);
        if (before === version) return withSignature(current, entry);
        const { versions, withdrawn } = history;
        const canary = canaryOf(current, name)?.entry.version;
        const isLeft = [withdrawn, canary].includes(version) || isKilled(current, entry);
        if (byStart && isLeft) return null;
        left = byStart ? leftByStart(current, history, byStart) : null;
        if (left) return null;
        checkAlive(current, entry);
        checkPages(entry, current);
        await approve?.(current);
        return nextSnapshot(current, entry, `${byStart ? 'start with' : 'deploy'} ${name} ${version}`, {
          versions: before ? [before, ...versions] : versions,
          started: byStart ? startedWith(history, version) : startedWithout(history, version),
        });
      });
      return { version, before, changed: changed && !isMarked, ...(left && { left }) };
    },

    /** Publishes an entry as a canary, in place of an earlier canary. @throws RegistryProblem when there is no live version */
    async startCanary(
      entry: RemoteEntry,
      percent: number,
      approve?: Approval,
      next: readonly number[] = [],
    ): Promise<Publication> {
      let before: string | null = null;
      const changed = await change(async (current) => {
        before = versionOf(current, entry.name);
        if (!before)
          throw new RegistryProblem(`${entry.name} was never deployed: deploy it to everybody first.`);
        if (before === entry.version) return null;
        checkAlive(current, entry);
        checkPages(entry, current);
        await approve?.(current);
        const ramp = next.length > 0 && { ramp: { next: [...next], at: Date.now() } };
        return withCanary(current!, { entry, percent, ...ramp });
      });
      return { version: entry.version, before, changed };
    },

    /** Publishes an entry as a preview for a day; returns the token of its link. @throws RegistryProblem when it is live or killed */
    async preview(entry: RemoteEntry, approve?: Approval): Promise<{ token: string; until: number }> {
      const current = await read(await currentId());
      checkAlive(current, entry);
      if (versionOf(current, entry.name) === entry.version)
        throw new RegistryProblem(
          `${entry.name} ${entry.version} is what everybody gets: there is nothing to preview.`,
        );
      checkPages(entry, current);
      await approve?.(current);
      return makePreview(connection, entry, by);
    },

    /** Makes the canary the live version. @throws RegistryProblem when there is none, or another one than `only` */
    async promote(
      name: string,
      { only, approve }: { only?: string; approve?: Approval } = {},
    ): Promise<Publication> {
      let before: string | null = null;
      let version = '';
      await change(async (current) => {
        before = versionOf(current, name);
        version = canaryOf(current, name)?.entry.version ?? '';
        if (only && version !== only)
          throw new RegistryProblem(`${name} ${only} is not the canary any more: promote again.`);
        await approve?.(current);
        return promoted(current, name);
      });
      return { version, before, changed: true };
    },

    /** Sets the canary's percentage and its ramp. @throws RegistryProblem when there is none, or another one than `only` */
    async ramp(
      name: string,
      { only, percent, next, approve }: { only: string; percent: number; next: number[]; approve: Approval },
    ): Promise<Publication> {
      let before: string | null = null;
      await change(async (current) => {
        before = versionOf(current, name);
        const { entry } = namedCanary(current, { name, version: only });
        await approve(current);
        return withCanary(current!, { entry, percent, ramp: { next, at: Date.now() } });
      });
      return { version: only, before, changed: true };
    },

    /** Keeps the canary at its percentage and ends its ramp. @throws RegistryProblem when `only` is not the canary */
    async hold(name: string, only: string): Promise<Publication & { percent: number }> {
      let percent = 0;
      let before: string | null = null;
      const changed = await change(async (current) => {
        const canary = namedCanary(current, { name, version: only });
        percent = canary.percent;
        before = versionOf(current, name);
        return canary.ramp?.next.length ? withoutRamp(current!, canary) : null;
      });
      return { version: only, before, changed, percent };
    },

    /**
     * Advances the canary to the next step of its ramp, or to everybody. False when the canary or its step has changed
     * meanwhile: another instance was faster.
     */
    advanceCanary: (
      name: string,
      check: CheckBuild,
      { only, from, why }: { only: string; from: number; why: string },
    ): Promise<boolean> =>
      change(async (current) => {
        const canary = canaryOf(current, name);
        if (!current || canary?.entry.version !== only || canary.percent !== from) return null;
        if (!canary.ramp || canary.ramp.next.length === 0) return null;
        await check(remoteEntry.parse(canary.entry));
        return canary.ramp.next[0] === 100
          ? promoted(current, name, why)
          : withNextStep(current, canary, why);
      }),

    /** Withdraws the canary and returns its version; null when there is none. The live version stays. */
    async withdrawCanary(name: string, { only, why }: Withdrawal = {}): Promise<string | null> {
      let version: string | null = null;
      await change(async (current) => {
        version = canaryOf(current, name)?.entry.version ?? null;
        if (only && version !== only) version = null;
        return version === null ? null : withoutCanary(current!, name, why);
      });
      return version;
    },

    /** Rolls a remote back to its previous version, or to a named earlier one. @throws RegistryProblem when there is none */
    async rollback(
      name: string,
      check: CheckBuild,
      { only, why = '', to }: Rollback = {},
    ): Promise<Publication> {
      let before: string | null = null;
      let version = '';
      const changed = await change(async (current) => {
        before = versionOf(current, name);
        if (!before) throw new RegistryProblem(`${name} was never deployed: there is nothing to roll back.`);
        version = before;
        if (only && before !== only) return null;
        const back = await stepBack(current, name, check, to);
        version = back.entry.version;
        const note = `roll back ${name} to ${version}${why && `: ${why}`}`;
        return nextSnapshot(current, back.entry, note, { versions: back.versions, withdrawn: before });
      });
      return { version, before, changed };
    },

    /** Kills a version: nobody gets it any more. Where it is live, the previous one replaces it. @throws RegistryProblem when it is unknown */
    async kill(name: string, version: string, reason: string, check: CheckBuild): Promise<Publication> {
      let now: string | null = null;
      const changed = await change(async (current) => {
        now = versionOf(current, name);
        if (!current || !(await wasPublished(name, version)))
          throw new RegistryProblem(`${name} ${version} was never published.`);
        if (isKilled(current, { name, version })) return null;
        const marked = killed(current, { name, version, reason, at: Date.now(), by });
        if (now !== version) {
          const isCanary = canaryOf(current, name)?.entry.version === version;
          return { ...(isCanary ? withoutCanary(current, name) : unchangedReleases(current)), ...marked };
        }
        const { entry, versions } = await stepBack(current, name, check);
        now = entry.version;
        return { ...nextSnapshot(current, entry, '', { versions, withdrawn: version }), ...marked };
      });
      return { version: now ?? '', before: version, changed };
    },

    /** Allows a killed version to be published again. False when it was not killed. */
    revive: (name: string, version: string): Promise<boolean> =>
      change(async (current) =>
        isKilled(current, { name, version }) ? revived(current!, { name, version }) : null,
      ),

    /** Adds a signature to a live version or a canary. False when it has that signature, or is neither. */
    sign: (entry: RemoteEntry): Promise<boolean> => change(async (current) => withSignature(current, entry)),

    /** Has pages with a version answered by the subgraph of its release. @throws RegistryProblem before the first publication */
    route: (route: Route): Promise<boolean> =>
      change(async (current) => {
        if (!current) throw new RegistryProblem(`${route.remote} was never deployed.`);
        return routed(current, route);
      }),

    /** Has all pages answered alike again. False when the release had no route. */
    unroute: (release: string): Promise<boolean> =>
      change(async (current) => current && unrouted(current, release)),

    /** Stores the list of a version's operations, as its build has it. */
    storeOperations: (entry: RemoteEntry, list: string) => storeOperations(connection, entry, list),

    /** The last entry of a published, staged or previewed version; null when it never was, or is invalid now. */
    find: async (name: string, version: string): Promise<RemoteEntry | null> => {
      const found = await Snapshot.findOne(holding(name, version)).sort(NEWEST_FIRST).lean<SnapshotRecord>();
      const raw =
        [...(found?.remotes ?? []), ...(found?.canaries ?? []).map(({ entry }) => entry)].find(
          (entry) => entry.name === name && entry.version === version,
        ) ?? (await previewedEntry(connection, name, version));
      return remoteEntry.safeParse(raw).success ? (raw as RemoteEntry) : null;
    },

    close: () => connection.close(),
  };

  /** The target of a rollback, the newest earlier version or the one named, and the versions before it. */
  async function stepBack(current: SnapshotRecord | null, name: string, check: CheckBuild, to?: string) {
    const live = versionOf(current, name);
    // The live version is among the earlier ones too where it was deployed twice.
    const alive = historyOf(current, name).versions.filter(
      (version) => version !== live && !isKilled(current, { name, version }),
    );
    if (to && !alive.includes(to))
      throw new RegistryProblem(
        `${to} is no earlier version of ${name} that may come back${alive.length > 0 ? `: ${alive.join(', ')} may` : ''}.`,
      );
    const [target, ...versions] = to ? alive.slice(alive.indexOf(to)) : alive;
    if (!target) throw new RegistryProblem(`${name} has no earlier version than ${live} to roll back to.`);
    const entry = await findPublished(name, target);
    await check(entry);
    return { entry, versions };
  }

  async function wasPublished(name: string, version: string): Promise<boolean> {
    if ((await Snapshot.exists(holding(name, version))) !== null) return true;
    return (await previewedEntry(connection, name, version)) !== null;
  }

  async function findPublished(name: string, version: string): Promise<RemoteEntry> {
    const found = await Snapshot.findOne({ remotes: { $elemMatch: { name, version } } })
      .sort(NEWEST_FIRST)
      .lean<SnapshotRecord>();
    const raw = found?.remotes.find((remote) => remote.name === name);
    const entry = remoteEntry.safeParse(raw);
    if (!entry.success)
      throw new RegistryProblem(`${name} ${version} can no longer be read from the registry.`);
    // With its unknown fields, as it was signed: the build may be newer than this code.
    return raw as RemoteEntry;
  }
}

/** Matches snapshots in which a version is live or a canary. */
const holding = (name: string, version: string) => ({
  $or: [
    { remotes: { $elemMatch: { name, version } } },
    { canaries: { $elemMatch: { 'entry.name': name, 'entry.version': version } } },
  ],
});

type Derived = Pick<SnapshotRecord, 'note' | 'remotes' | 'history' | 'canaries' | 'killed' | 'routes'>;

function nextSnapshot(
  current: SnapshotRecord | null,
  entry: RemoteEntry,
  note: string,
  {
    versions,
    withdrawn = null,
    started = historyOf(current, entry.name).started,
  }: Omit<RemoteHistory, 'name'>,
): Derived {
  const { name } = entry;
  const others = <Named extends { name: string }>(list: Named[] = []) =>
    list.filter((other) => other.name !== name);
  return {
    note,
    remotes: [...others(current?.remotes), entry].sort((a, b) => a.name.localeCompare(b.name)),
    history: [
      ...others(current?.history),
      {
        name,
        versions: versions.slice(0, MAX_EARLIER_VERSIONS),
        withdrawn,
        ...(started && { started: started.slice(0, MAX_EARLIER_VERSIONS) }),
      },
    ],
    // A deploy ends the canary of its remote.
    canaries: (current?.canaries ?? []).filter((canary) => canary.entry.name !== name),
  };
}

/** The next snapshot, in which the canary is live. */
function promoted(current: SnapshotRecord | null, name: string, why = ''): Derived {
  const raw = canaryOf(current, name)?.entry;
  const entry = remoteEntry.safeParse(raw);
  if (!entry.success) throw new RegistryProblem(`${name} has no canary.`);
  const { version } = entry.data;
  const history = historyOf(current, name);
  return nextSnapshot(current, raw as RemoteEntry, `promote ${name} ${version}${why && `: ${why}`}`, {
    versions: [versionOf(current, name)!, ...history.versions],
    started: startedWithout(history, version),
  });
}

/** The next snapshot, in which a version that a start published counts as deployed. */
function markedDeployed(current: SnapshotRecord, entry: RemoteEntry): Derived {
  const same = withSignature(current, entry) ?? unchangedReleases(current);
  return {
    ...same,
    history: same.history.map((one) =>
      one.name === entry.name ? { ...one, started: startedWithout(one, entry.version) } : one,
    ),
    note: `deploy ${entry.name} ${entry.version}`,
  };
}

/** An entry is signed again when it gets another key, or its files their compressed sizes. */
const NEWEST_FIRST = { number: -1 } as const;

/** The next snapshot, with the entry's signature; null when nothing changes. */
function withSignature(current: SnapshotRecord | null, entry: RemoteEntry): Derived | null {
  if (!current || !entry.signature) return null;
  let isDifferent = false;
  const signed = (given: SnapshotRecord['remotes'][number]) => {
    const { signature } = given as { signature?: { value?: unknown } };
    if (given.name !== entry.name || given.version !== entry.version) return given;
    if (signature?.value === entry.signature!.value || !isSameBuild(given, entry)) return given;
    isDifferent = true;
    return entry;
  };
  const next = {
    ...unchangedReleases(current),
    remotes: current.remotes.map(signed),
    canaries: (current.canaries ?? []).map((canary) => ({ ...canary, entry: signed(canary.entry) })),
    note: `sign ${entry.name} ${entry.version}`,
  };
  return isDifferent ? next : null;
}

function namedCanary(current: SnapshotRecord | null, { name, version }: { name: string; version: string }) {
  const canary = canaryOf(current, name);
  if (canary?.entry.version === version) return canary;
  throw new RegistryProblem(
    `${name} ${version} is not the canary any more${canary ? `: ${canary.entry.version} is` : ''}.`,
  );
}

const liveEntryOf = (current: SnapshotRecord | null, name: string) =>
  current?.remotes.find((remote) => remote.name === name);

const versionOf = (current: SnapshotRecord | null, name: string) =>
  liveEntryOf(current, name)?.version ?? null;

const historyOf = (current: SnapshotRecord | null, name: string): RemoteHistory =>
  current?.history.find((remote) => remote.name === name) ?? { name, versions: [] };
