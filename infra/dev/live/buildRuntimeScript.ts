import { join } from 'node:path';
import { run, scriptOf } from '../../webpack/compile';
import { runtimeScriptOf } from '../../webpack/config';
import { liveSettings } from './liveSettings';

/** The runtime of federation as a script, for pages that an area has alone: where it lies, and its name. */
export async function buildRuntimeScript(root: string): Promise<{ folder: string; script: string }> {
  const folder = join(root, '.cache/dev/federation');
  const stats = await run(runtimeScriptOf({ root, outputPath: folder, cacheVersion: liveSettings(root) }));
  return { folder, script: scriptOf(stats.compilation, 'federation') };
}
