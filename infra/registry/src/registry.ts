import { randomUUID } from 'node:crypto';
import { createConnection, type Connection } from 'mongoose';
import { remoteEntry, type RemoteEntry } from './entry';
import { keepOperations } from './keptOperations';
import { defineModels, type RemoteHistory, type SnapshotRecord } from './models';
import { RegistryProblem } from './problem';
import { canaryOf, held, raised, stage, unstage } from './canary';
import { checkPages } from './checkPages';
import { makePreview, previewedEntry } from './previews';
import { leftByStart, startedWith, startedWithout, type ByStart } from './started';
import { asGiven, checkAlive, isKilled, killed, revived } from './kill';
import { anotherBuild, isSameBuild } from './sameBuild';

const HISTORY = 20;
const ATTEMPTS = 30;
const DUPLICATE_KEY = 11000;

export interface Publication {
  version: string;
  /** What it replaces; null for a remote's first. */
  before: string | null;
  changed: boolean;
  /** Why a start left it as it was, though it would have put another version in place. */
  left?: string;
}

/** Looks at the state that a change is made of, each time anew; what it throws keeps the state as it is. */
export type Approval = (current: SnapshotRecord | null) => void | Promise<void>;

/** Says which version is meant, so that another one that has come meanwhile stays, and why. */
export interface Withdrawal {
  only?: string | undefined;
  why?: string | undefined;
}

/** `to` names an earlier version that is to come back; the newest of them where left out. */
export interface Rollback extends Withdrawal {
  to?: string | undefined;
}

/** Refuses a build that is no longer whole. */
export type CheckBuild = (entry: RemoteEntry) => Promise<void>;

export type Registry = ReturnType<typeof registryOn>;

/** The registry of remotes on a connection of its own. Rejects when the database does not answer. */
export async function openRegistry(
  uri: string,
  { dbName = 'athenaeum', patience = 5000, by = null as string | null } = {},
) {
  const connection = createConnection(uri, { dbName, autoIndex: false, serverSelectionTimeoutMS: patience });
  await connection.asPromise().catch(async (error: unknown) => {
    await connection.destroy();
    throw error;
  });
  return registryOn(connection, by);
}

/** The registry on a connection that others use too. `by` is put down as the author of each change. */
export function registryOn(connection: Connection, by: string | null) {
  const { Snapshot, Pointer } = defineModels(connection);

  /** Names the state of the registry; cheap enough to ask on every page load. */
  const currentId = async () => (await Pointer.findById('current').lean())?.snapshot ?? null;

  const read = async (id: string | null): Promise<SnapshotRecord | null> =>
    id === null ? null : Snapshot.findById(id).lean<SnapshotRecord>();

  /** Derives the next snapshot from the current one until nobody else was faster. */
  async function change(
    derive: (current: SnapshotRecord | null) => Promise<Derived | null>,
  ): Promise<boolean> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
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
      await Snapshot.create({ killed: current?.killed ?? [], ...next, ...derived });
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
    currentId,
    read,

    /**
     * Makes an entry the current one of its remote; every other remote stays what it is. A start of the product (`byStart`)
     * leaves what somebody deployed, and gives nobody a version that was rolled back or is being tried.
     */
    async publish(
      entry: RemoteEntry,
      { byStart, approve }: { byStart?: ByStart; approve?: Approval } = {},
    ): Promise<Publication> {
      const { name, version } = entry;
      let before: string | null = null;
      let left = null as string | null;
      let isNoted = false;
      const changed = await change(async (current) => {
        before = versionOf(current, name);
        if (before === version && !isSameBuild(givenOf(current, name)!, entry)) throw anotherBuild(entry);
        const history = historyOf(current, name);
        isNoted = before === version && !byStart && (history.started?.includes(version) ?? false);
        if (isNoted) return noted(current!, entry);
        if (before === version) return resigned(current, entry);
        const { versions, withdrawn } = history;
        const tried = canaryOf(current, name)?.entry.version;
        const isLeft = [withdrawn, tried].includes(version) || isKilled(current, entry);
        if (byStart && isLeft) return null;
        left = byStart ? leftByStart(current, history, byStart) : null;
        if (left) return null;
        checkAlive(current, entry);
        checkPages(entry, current);
        await approve?.(current);
        return derive(current, entry, `${byStart ? 'start with' : 'deploy'} ${name} ${version}`, {
          versions: before ? [before, ...versions] : versions,
          started: byStart ? startedWith(history, version) : startedWithout(history, version),
        });
      });
      return { version, before, changed: changed && !isNoted, ...(left && { left }) };
    },

    /** Gives an entry to some before everybody gets it; instead of the one that was tried before, if one was. */
    async stage(
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
        return stage(current!, { entry, percent, ...ramp });
      });
      return { version: entry.version, before, changed };
    },

    /** Gives an entry to nobody but those who open a link, for a day; answers the token of that link. */
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

    /** Gives everybody the version that is being tried. Rejects where that is another one than is meant. */
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
          throw new RegistryProblem(`${name} ${only} is not what is being tried any more: promote again.`);
        await approve?.(current);
        return promoted(current, name);
      });
      return { version, before, changed: true };
    },

    /** Gives the version that is being tried to so many, and then by itself to more. Rejects where that is another one than is meant. */
    async ramp(
      name: string,
      { only, percent, next, approve }: { only: string; percent: number; next: number[]; approve: Approval },
    ): Promise<Publication> {
      let before: string | null = null;
      await change(async (current) => {
        before = versionOf(current, name);
        const { entry } = triedOf(current, { name, version: only });
        await approve(current);
        return stage(current!, { entry, percent, ramp: { next, at: Date.now() } });
      });
      return { version: only, before, changed: true };
    },

    /** Leaves the version that is being tried with those who get it now, whatever was to follow by itself. */
    async hold(name: string, only: string): Promise<Publication & { percent: number }> {
      let percent = 0;
      let before: string | null = null;
      const changed = await change(async (current) => {
        const canary = triedOf(current, { name, version: only });
        percent = canary.percent;
        before = versionOf(current, name);
        return canary.ramp?.next.length ? held(current!, canary) : null;
      });
      return { version: only, before, changed, percent };
    },

    /**
     * Gives the version that is being tried to as many as its ramp says next, or to everybody. False where it is another
     * version by now, or others get it: somebody else was faster.
     */
    raise: (
      name: string,
      check: CheckBuild,
      { only, from, why }: { only: string; from: number; why: string },
    ): Promise<boolean> =>
      change(async (current) => {
        const canary = canaryOf(current, name);
        if (!current || canary?.entry.version !== only || canary.percent !== from) return null;
        if (!canary.ramp || canary.ramp.next.length === 0) return null;
        await check(remoteEntry.parse(canary.entry));
        return canary.ramp.next[0] === 100 ? promoted(current, name, why) : raised(current, canary, why);
      }),

    /** Takes back the version that is being tried, everybody keeps what they have; null when none is. */
    async unstage(name: string, { only, why }: Withdrawal = {}): Promise<string | null> {
      let version: string | null = null;
      await change(async (current) => {
        version = canaryOf(current, name)?.entry.version ?? null;
        if (only && version !== only) version = null;
        return version === null ? null : unstage(current!, name, why);
      });
      return version;
    },

    /** Gives a remote back the version it had before, or an earlier one that is named. */
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
        return derive(current, back.entry, note, { versions: back.versions, withdrawn: before });
      });
      return { version, before, changed };
    },

    /** From now on nobody is given this version. Where it is the current one, the one before takes its place. */
    async kill(name: string, version: string, reason: string, check: CheckBuild): Promise<Publication> {
      let now: string | null = null;
      const changed = await change(async (current) => {
        now = versionOf(current, name);
        if (!current || !(await wasPublished(name, version)))
          throw new RegistryProblem(`${name} ${version} was never published.`);
        if (isKilled(current, { name, version })) return null;
        const marked = killed(current, { name, version, reason, at: Date.now(), by });
        if (now !== version) {
          const isTried = canaryOf(current, name)?.entry.version === version;
          return { ...(isTried ? unstage(current, name) : asGiven(current)), ...marked };
        }
        const { entry, versions } = await stepBack(current, name, check);
        now = entry.version;
        return { ...derive(current, entry, '', { versions, withdrawn: version }), ...marked };
      });
      return { version: now ?? '', before: version, changed };
    },

    /** Lets a version that was killed be published again. False when it was not killed. */
    revive: (name: string, version: string): Promise<boolean> =>
      change(async (current) =>
        isKilled(current, { name, version }) ? revived(current!, { name, version }) : null,
      ),

    /** Puts a signature to a version that is live, whoever has it. False when it has that very one, or is not live. */
    sign: (entry: RemoteEntry): Promise<boolean> => change(async (current) => resigned(current, entry)),

    /** Keeps the list of what a version sends, as its build has it. */
    keepOperations: (entry: RemoteEntry, list: string) => keepOperations(connection, entry, list),

    /** A version as it was published, given to some or previewed; null when it never was, or can no longer be read. */
    find: async (name: string, version: string): Promise<RemoteEntry | null> => {
      const found = await Snapshot.findOne(holding(name, version)).lean<SnapshotRecord>();
      const raw =
        [...(found?.remotes ?? []), ...(found?.canaries ?? []).map(({ entry }) => entry)].find(
          (entry) => entry.name === name && entry.version === version,
        ) ?? (await previewedEntry(connection, name, version));
      return remoteEntry.safeParse(raw).success ? (raw as RemoteEntry) : null;
    },

    close: () => connection.close(),
  };

  /** The newest of the earlier versions that may still be given, or the one named, and what stays behind it. */
  async function stepBack(current: SnapshotRecord | null, name: string, check: CheckBuild, to?: string) {
    const alive = historyOf(current, name).versions.filter(
      (version) => !isKilled(current, { name, version }),
    );
    if (to && !alive.includes(to))
      throw new RegistryProblem(
        `${to} is no earlier version of ${name} that may come back${alive.length > 0 ? `: ${alive.join(', ')} may` : ''}.`,
      );
    const [target, ...versions] = to ? alive.slice(alive.indexOf(to)) : alive;
    if (!target)
      throw new RegistryProblem(
        `${name} has no earlier version than ${versionOf(current, name)} to roll back to.`,
      );
    const entry = await findPublished(name, target);
    await check(entry);
    return { entry, versions };
  }

  async function wasPublished(name: string, version: string): Promise<boolean> {
    if ((await Snapshot.exists(holding(name, version))) !== null) return true;
    return (await previewedEntry(connection, name, version)) !== null;
  }

  async function findPublished(name: string, version: string): Promise<RemoteEntry> {
    const found = await Snapshot.findOne({
      remotes: { $elemMatch: { name, version } },
    }).lean<SnapshotRecord>();
    const raw = found?.remotes.find((remote) => remote.name === name);
    const entry = remoteEntry.safeParse(raw);
    if (!entry.success)
      throw new RegistryProblem(`${name} ${version} can no longer be read from the registry.`);
    // As it was signed: a newer build may say more than is known here.
    return raw as RemoteEntry;
  }
}

/** Of a snapshot in which a version is given to everybody or to some. */
const holding = (name: string, version: string) => ({
  $or: [
    { remotes: { $elemMatch: { name, version } } },
    { canaries: { $elemMatch: { 'entry.name': name, 'entry.version': version } } },
  ],
});

type Derived = Pick<SnapshotRecord, 'note' | 'remotes' | 'history' | 'canaries' | 'killed'>;

function derive(
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
        versions: versions.slice(0, HISTORY),
        withdrawn,
        ...(started && { started: started.slice(0, HISTORY) }),
      },
    ],
    // Once everybody has another version, what was tried beside the one before has had its day.
    canaries: (current?.canaries ?? []).filter((canary) => canary.entry.name !== name),
  };
}

/** The same state, in which everybody has what was tried. */
function promoted(current: SnapshotRecord | null, name: string, why = ''): Derived {
  const raw = canaryOf(current, name)?.entry;
  const entry = remoteEntry.safeParse(raw);
  if (!entry.success) throw new RegistryProblem(`No version of ${name} is being tried.`);
  const { version } = entry.data;
  const history = historyOf(current, name);
  return derive(current, raw as RemoteEntry, `promote ${name} ${version}${why && `: ${why}`}`, {
    versions: [versionOf(current, name)!, ...history.versions],
    started: startedWithout(history, version),
  });
}

/** The same state, in which what a start put in place is what somebody deployed. */
function noted(current: SnapshotRecord, entry: RemoteEntry): Derived {
  const same = resigned(current, entry) ?? asGiven(current);
  return {
    ...same,
    history: same.history.map((one) =>
      one.name === entry.name ? { ...one, started: startedWithout(one, entry.version) } : one,
    ),
    note: `deploy ${entry.name} ${entry.version}`,
  };
}

/** The same state, in which what it has of an entry has that entry's signature; null when nothing is different. */
function resigned(current: SnapshotRecord | null, entry: RemoteEntry): Derived | null {
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
    ...asGiven(current),
    remotes: current.remotes.map(signed),
    canaries: (current.canaries ?? []).map((canary) => ({ ...canary, entry: signed(canary.entry) })),
    note: `sign ${entry.name} ${entry.version}`,
  };
  return isDifferent ? next : null;
}

function triedOf(current: SnapshotRecord | null, { name, version }: { name: string; version: string }) {
  const canary = canaryOf(current, name);
  if (canary?.entry.version === version) return canary;
  throw new RegistryProblem(
    `${name} ${version} is not what is being tried any more${canary ? `: ${canary.entry.version} is` : ''}.`,
  );
}

const givenOf = (current: SnapshotRecord | null, name: string) =>
  current?.remotes.find((remote) => remote.name === name);

const versionOf = (current: SnapshotRecord | null, name: string) => givenOf(current, name)?.version ?? null;

const historyOf = (current: SnapshotRecord | null, name: string): RemoteHistory =>
  current?.history.find((remote) => remote.name === name) ?? { name, versions: [] };
