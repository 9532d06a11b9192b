import { LRUCache } from 'lru-cache';
import { distrust, type PulledBuilds, type Registry, type TrustedKeys } from '@athenaeum/registry';

/** Whether a missing build is here now. */
export type PullBuild = (name: string, version: string) => Promise<boolean>;

interface Parts {
  registry(): Promise<Pick<Registry, 'find'>>;
  builds: PulledBuilds;
  trusted: TrustedKeys;
}

const NAME = /^mfe(-[a-z0-9]+)+$/;
const VERSION = /^[\w-]{4,64}$/;
/** Requests for unknown versions do not reach the database each time. */
const MAX_REMEMBERED = 500;
const FORGOTTEN_AFTER_MS = 60_000;
const MAX_CONCURRENCY = 8;

/** Fetches an earlier build that open tabs still use, for a server that was started later. */
export function pullOnDemand({ registry, builds, trusted }: Parts): PullBuild {
  const unpublished = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: FORGOTTEN_AFTER_MS });
  let underWay = 0;

  async function pull(name: string, version: string): Promise<boolean> {
    const entry = await (await registry()).find(name, version);
    if (entry && !distrust(entry, trusted)) {
      await builds.ensure(entry);
      return true;
    }
    unpublished.set(`${name} ${version}`, true);
    return false;
  }

  return async (name, version) => {
    if (!NAME.test(name) || !VERSION.test(version) || underWay >= MAX_CONCURRENCY) return false;
    if (unpublished.has(`${name} ${version}`)) return false;
    underWay += 1;
    try {
      return await pull(name, version);
    } catch {
      // The database or the builds are unreachable: the next request tries again.
      return false;
    } finally {
      underWay -= 1;
    }
  };
}
