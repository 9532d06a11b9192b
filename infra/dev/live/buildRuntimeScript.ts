import { join } from 'node:path';
import { scriptOf } from '../../webpack/compilation';
import { run } from '../../webpack/run';
import { runtimeScriptOf } from '../../webpack/config';
import { liveSettings } from './liveSettings';

/** Builds the federation runtime as a script, for an area's standalone pages: its folder and its name. */
export async function buildRuntimeScript(
  root: string,
  area: string,
): Promise<{ folder: string; script: string }> {
  const app = `dev-${area}`;
  const outputPath = join(root, '.cache/dev', `${area}-federation`);
  const stats = await run(runtimeScriptOf({ root, app, outputPath, cacheVersion: liveSettings(root) }));
  return { folder: outputPath, script: scriptOf(stats.compilation, 'federation') };
}
