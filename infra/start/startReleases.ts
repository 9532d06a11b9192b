import { ENTRIES } from './entries';
import { portOf } from './ports';
import type { Supervisor } from './supervisor';

/** Area teams ship their own by it: whatever they do then needs neither the database nor the key that builds are signed with. */
export function startReleases(parts: Supervisor, env: Record<string, string>): Promise<void> {
  return parts.start({
    name: 'releases',
    entry: ENTRIES.releases,
    env: { ...env, PORT: String(portOf('releases')) },
    readyUrl: `http://127.0.0.1:${portOf('releases')}/ready`,
  });
}
