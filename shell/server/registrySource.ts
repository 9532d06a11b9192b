import {
  findOpenedPreview,
  findOverride,
  type OpenedPreview,
  openRegistry,
  type Override,
  type PulledBuilds,
  readSnapshot,
  type ReadableSnapshot,
  type RemoteEntry,
  type Registry,
  type TrustedKeys,
} from '@athenaeum/registry';
import type { Logger } from 'pino';
import { entriesOf, havingBuilds } from './havingBuilds';
import { type PullBuild, pullOnDemand } from './pullOnDemand';

export interface RegistrySource {
  /** The current registry; the last good one when it cannot be read; null when there was never one. */
  current(): Promise<ReadableSnapshot | null>;
  /** The override of an admin's browser. Rejects while it cannot be read. */
  findOverride(secret: string): Promise<Override | null>;
  /** The open preview of a browser; null when there is none. Rejects while it cannot be read. */
  findPreview(secret: string): Promise<OpenedPreview | null>;
  /** Absent where all builds are in a folder of this server. */
  pull?: PullBuild | undefined;
  close(): Promise<void>;
}

/** Pages do not wait for a failing database: the last good registry is used. */
const READ_TIMEOUT_MS = 400;
/** Missing builds are retried, but not with every page. */
const RETRY_AFTER_MS = 5000;
/** A starting server waits this long for builds, and then serves those that it has. */
const FIRST_BUILDS_TIMEOUT_MS = 20_000;

interface Options {
  uri: string;
  dbName: string;
  /** Only entries signed by one of these keys are served. */
  trusted: TrustedKeys;
  /** Where they are not in a folder of this server already. */
  builds?: PulledBuilds | undefined;
  log: Pick<Logger, 'warn' | 'info'>;
}

export function createRegistrySource({ uri, dbName, trusted, builds, log }: Options): RegistrySource {
  let registry: Promise<Registry> | null = null;
  let lastGood: ReadableSnapshot | null = null;
  let reading: Promise<void> | null = null;
  /** When to try again, as builds were missing; null when all were there. */
  let lookAgainAt: number | null = null;
  let closed = false;

  const open = () =>
    (registry ??= openRegistry(uri, { dbName, timeoutMs: 2000 }).catch((error: unknown) => {
      registry = null;
      throw error;
    }));

  async function refresh(): Promise<void> {
    const opened = await open();
    const id = await opened.currentId();
    const isDue = lookAgainAt !== null && Date.now() >= lookAgainAt;
    if (id === null || (id === lastGood?.id && !isDue)) return;
    const snapshot = await opened.read(id);
    if (!snapshot) throw new Error('The registry points to a snapshot that is not there.');
    lastGood = await fetched(readSnapshot(snapshot, trusted));
    log.info(
      { snapshot: id, remotes: lastGood.remotes.map(({ name, version }) => `${name} ${version}`) },
      'registry read',
    );
    for (const { name, reason } of lastGood.refused ?? [])
      log.warn({ remote: name, reason }, 'version to try refused');
    for (const { name, reason } of lastGood.quarantined)
      log.warn({ remote: name, reason }, 'remote quarantined');
  }

  async function fetched(snapshot: ReadableSnapshot): Promise<ReadableSnapshot> {
    if (!builds) return snapshot;
    lookAgainAt = null;
    const pulled = Promise.all(entriesOf(snapshot).map(pullOne));
    if (!lastGood)
      await Promise.race([
        pulled,
        new Promise((resolve) => setTimeout(resolve, FIRST_BUILDS_TIMEOUT_MS).unref()),
      ]);
    const settled = await havingBuilds(snapshot, lastGood, builds);
    lookAgainAt = settled.missing.length > 0 ? (lookAgainAt ?? Date.now() + RETRY_AFTER_MS) : null;
    return settled.snapshot;
  }

  async function pullOne(entry: RemoteEntry): Promise<void> {
    const wasHere = await builds!.has(entry);
    try {
      await builds!.ensure(entry);
      if (!wasHere) lookAgainAt = 0;
    } catch (error) {
      if (!closed)
        log.warn(
          { remote: entry.name, version: entry.version, reason: messageOf(error) },
          'build not fetched',
        );
    }
  }

  const refreshOnce = () =>
    (reading ??= refresh()
      .catch((error: unknown) => {
        if (!closed) log.warn({ reason: messageOf(error) }, 'the registry could not be read');
      })
      .finally(() => (reading = null)));

  return {
    async current() {
      await Promise.race([
        refreshOnce(),
        new Promise((resolve) => setTimeout(resolve, lastGood ? READ_TIMEOUT_MS : 3000).unref()),
      ]);
      return lastGood;
    },
    pull: builds && pullOnDemand({ registry: open, builds, trusted }),
    findOverride: async (secret) => findOverride((await open()).connection, secret),
    async findPreview(secret) {
      const preview = await findOpenedPreview((await open()).connection, secret, trusted);
      if (preview?.entry) await builds?.ensure(preview.entry);
      return preview;
    },
    async close() {
      closed = true;
      await (await registry?.catch(() => null))?.close();
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
