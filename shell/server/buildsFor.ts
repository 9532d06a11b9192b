import { createPulledBuilds, type PulledBuilds } from '@athenaeum/registry';
import type { ShellEnv } from './env';

/**
 * Fetches the builds that a server needs: a remote's host needs only its own. Undefined where all builds are in its folder
 * already.
 */
export function buildsFor({ BUILDS_URL, DATA_DIR, REMOTE_HOSTS }: ShellEnv): PulledBuilds | undefined {
  if (!BUILDS_URL) return undefined;
  const pulled = createPulledBuilds({ url: BUILDS_URL, dataDir: DATA_DIR });
  const hosted = REMOTE_HOSTS.map(({ name }) => name);
  if (hosted.length === 0) return pulled;
  return {
    ensure: async (entry) => (hosted.includes(entry.name) ? pulled.ensure(entry) : undefined),
    has: async (entry) => !hosted.includes(entry.name) || pulled.has(entry),
  };
}
