import {
  findOverride,
  openRegistry,
  type Override,
  readSnapshot,
  type ReadableSnapshot,
  type Registry,
  type TrustedKeys,
} from '@athenaeum/registry';
import type { Logger } from 'pino';

export interface RegistrySource {
  /** The registry of now; the last good one when it cannot be read; null when there was never one. */
  current(): Promise<ReadableSnapshot | null>;
  /** What an admin's browser takes from her own machine. Rejects while it cannot be known. */
  findOverride(secret: string): Promise<Override | null>;
  close(): Promise<void>;
}

/** A page must not wait for a database that is away: the last good registry serves. */
const PATIENCE = 400;

interface Options {
  uri: string;
  dbName: string;
  /** Only what one of these has signed is given to anybody. */
  trusted: TrustedKeys;
  log: Pick<Logger, 'warn' | 'info'>;
}

export function createRegistrySource({ uri, dbName, trusted, log }: Options): RegistrySource {
  let registry: Promise<Registry> | null = null;
  let lastGood: ReadableSnapshot | null = null;
  let reading: Promise<void> | null = null;
  let closed = false;

  const open = () =>
    (registry ??= openRegistry(uri, { dbName, patience: 2000 }).catch((error: unknown) => {
      registry = null;
      throw error;
    }));

  async function refresh(): Promise<void> {
    const opened = await open();
    const id = await opened.currentId();
    if (id === null || id === lastGood?.id) return;
    const snapshot = await opened.read(id);
    if (!snapshot) throw new Error('The registry points to a snapshot that is not there.');
    lastGood = readSnapshot(snapshot, trusted);
    log.info(
      { snapshot: id, remotes: lastGood.remotes.map(({ name, version }) => `${name} ${version}`) },
      'registry read',
    );
    for (const { name, reason } of lastGood.refused ?? [])
      log.warn({ remote: name, reason }, 'version to try refused');
    for (const { name, reason } of lastGood.quarantined)
      log.warn({ remote: name, reason }, 'remote quarantined');
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
        new Promise((resolve) => setTimeout(resolve, lastGood ? PATIENCE : 3000).unref()),
      ]);
      return lastGood;
    },
    findOverride: async (secret) => findOverride((await open()).connection, secret),
    async close() {
      closed = true;
      await (await registry?.catch(() => null))?.close();
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
