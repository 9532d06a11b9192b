import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFolder, integrityOf, remotePath, type RemoteEntry } from '@athenaeum/registry';
import type { SiteSettings } from '@athenaeum/shell-contract/site';
import { openThread, type SiteThread } from './openThread';

/** Longer than any answer takes. */
const THREAD_GRACE_MS = 20_000;

interface Options {
  dataDir: string;
  settings: Omit<SiteSettings, 'base'>;
}

interface Opened {
  thread: Promise<SiteThread>;
  /** Ends the thread of a version that is not requested any more. */
  grace?: NodeJS.Timeout | undefined;
}

/** One thread per requested version: two during a canary. The thread of a version that is not requested any more is ended. */
export function createSiteSource({ dataDir, settings }: Options) {
  const opened = new Map<string, Opened>();

  return async (remote: RemoteEntry): Promise<SiteThread> => {
    const { version } = remote;
    for (const [other, one] of opened) if (other !== version) one.grace ??= leave(other, one);
    const known = opened.get(version);
    clearTimeout(known?.grace);
    if (known) {
      known.grace = undefined;
      const thread = await known.thread.catch(() => null);
      if (thread && !thread.ended) return thread;
      if (opened.get(version) === known) opened.delete(version);
    }
    if (!opened.has(version)) opened.set(version, { thread: open(remote) });
    return opened.get(version)!.thread;
  };

  function leave(version: string, one: Opened): NodeJS.Timeout {
    return setTimeout(() => {
      if (opened.get(version) === one) opened.delete(version);
      void one.thread.then((thread) => thread.end()).catch(() => undefined);
    }, THREAD_GRACE_MS).unref();
  }

  async function open(remote: RemoteEntry): Promise<SiteThread> {
    const name = remote.site!.server;
    const file = join(artifactFolder(dataDir, remote), name);
    const integrity = remote.files.find((known) => known.name === name)?.integrity ?? '';
    // What was published is run, and nothing that was put in its place.
    if (integrityOf(await readFile(file), integrity) !== integrity)
      throw new Error(`${remote.name} ${remote.version}: ${name} is not what was published.`);
    return openThread(file, { ...settings, base: remotePath(remote) });
  }
}
