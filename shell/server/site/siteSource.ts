import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFolder, integrityOf, remotePath, type RemoteEntry } from '@athenaeum/registry';
import type { SiteSettings } from '@athenaeum/shell-contract/site';
import { openThread, type SiteThread } from './openThread';

/** Longer than any answer takes. */
const FAREWELL = 20_000;

interface Options {
  dataDir: string;
  settings: Omit<SiteSettings, 'base'>;
}

interface Opened {
  thread: Promise<SiteThread>;
  /** Runs while another version is asked for. */
  farewell?: NodeJS.Timeout | undefined;
}

/** The thread of each version that is asked for: while one is tried there are two. One that nobody asks for any more ends. */
export function createSiteSource({ dataDir, settings }: Options) {
  const opened = new Map<string, Opened>();

  return async (remote: RemoteEntry): Promise<SiteThread> => {
    const { version } = remote;
    for (const [other, one] of opened) if (other !== version) one.farewell ??= leave(other, one);
    const known = opened.get(version);
    clearTimeout(known?.farewell);
    if (known) {
      known.farewell = undefined;
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
    }, FAREWELL).unref();
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
