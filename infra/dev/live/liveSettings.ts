import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSettings } from '../../webpack/freshness';

/** A cache key of everything that affects the build of a live app and is no module of it. */
export function liveSettings(root: string): string {
  const folder = join(root, 'infra/dev/live');
  const hash = createHash('sha256').update(buildSettings(root));
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
