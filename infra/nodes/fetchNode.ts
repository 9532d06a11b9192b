import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fetchPackage } from '../processes/fetchPackage';

/** The binary of a version as the npm registry ships it; it answers its path. */
export async function fetchNode(folder: string, version: string): Promise<string> {
  return join(await fetchPackage(folder, `node-${platform()}-${arch()}@${version}`), 'bin/node');
}
