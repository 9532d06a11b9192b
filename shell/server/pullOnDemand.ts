import { distrust, type PulledBuilds, type Registry, type TrustedKeys } from '@athenaeum/registry';

/** Whether a build that is not here is here now. */
export type PullBuild = (name: string, version: string) => Promise<boolean>;

interface Parts {
  registry(): Promise<Pick<Registry, 'find'>>;
  builds: PulledBuilds;
  trusted: TrustedKeys;
}

const NAME = /^mfe(-[a-z0-9]+)+$/;
const VERSION = /^[\w-]{4,64}$/;
/** Whoever asks for what was never published does not reach the database each time. */
const REMEMBERED = 500;
const FORGOTTEN_AFTER = 60_000;

/** Fetches an earlier build that somebody still has open, for a server that was not there when it was published. */
export function pullOnDemand({ registry, builds, trusted }: Parts): PullBuild {
  const unknown = new Map<string, number>();

  return async (name, version) => {
    const key = `${name} ${version}`;
    if (!NAME.test(name) || !VERSION.test(version)) return false;
    if (Date.now() - (unknown.get(key) ?? 0) < FORGOTTEN_AFTER) return false;
    try {
      const entry = await (await registry()).find(name, version);
      if (entry && !distrust(entry, trusted)) {
        await builds.ensure(entry);
        return true;
      }
    } catch {
      // The database or the builds are away: the next who asks may be luckier.
    }
    if (unknown.size >= REMEMBERED) unknown.clear();
    unknown.set(key, Date.now());
    return false;
  };
}
