import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFolder, integrityOf, remotePath, type RemoteEntry } from '@athenaeum/registry';
import type { SiteSettings } from '@athenaeum/shell-contract/site';
import { openThread, type SiteThread } from './openThread';

const THREAD_GRACE_MS = 20_000;

interface Options {
  dataDir: string;
  settings: Omit<SiteSettings, 'base'>;
}

/** The thread of the version that the registry names; the one before ends when its last answers are out. */
export function createSiteSource({ dataDir, settings }: Options) {
  let version = '';
  let current: Promise<SiteThread> | null = null;

  return async (remote: RemoteEntry): Promise<SiteThread> => {
    if (current && version === remote.version) {
      const thread = await current.catch(() => null);
      if (thread && !thread.ended) return thread;
      if (version === remote.version) current = null;
    }
    if (!current || version !== remote.version) {
      const before = current;
      version = remote.version;
      current = open(remote);
      setTimeout(
        () => void before?.then((thread) => thread.end()).catch(() => undefined),
        THREAD_GRACE_MS,
      ).unref();
    }
    return current;
  };

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
