import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '../../webpack/buildRecord';
import { compileInto } from '../../webpack/compile';
import { areaName } from './areaName';
import { BuildProblem } from './problem';
import { writeOperations } from './writeOperations';

/**
 * Builds the area in `root` into `dist/<its name>`: the federation container, `mf-manifest.json`, its GraphQL operations and
 * `build.json`, as a deploy reads them.
 *
 * @throws BuildProblem when the shell could not run it
 */
export async function buildRemote(root: string): Promise<{ folder: string; record: BuildRecord }> {
  await writeOperations(root);
  const app = await areaName(root);
  const folder = join('dist', app);
  const { record } = await compileInto(folder, { root, app, settings: settingsOf(root) });
  return { folder, record };
}

/** A cache key of what affects a build without being part of it. */
export function settingsOf(root: string): string {
  try {
    return createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex');
  } catch {
    throw new BuildProblem(
      'There is no package-lock.json: npm install writes it, and it belongs to the repository.',
    );
  }
}
