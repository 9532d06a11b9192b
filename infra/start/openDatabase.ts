import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '@athenaeum/database';
import { portOf } from './ports';
import { isAlive } from './running';

/** The database of the product: the one that was named, the embedded one of a running product, or that of its folder, started here. */
export async function openDatabase(
  given: string | undefined,
  dataDir: string,
): Promise<{ uri: string; close(): Promise<void> }> {
  const close = async () => {};
  if (given) return { uri: given, close };
  const pidFile = join(dataDir, 'run/database.pid');
  if (existsSync(pidFile) && isAlive(Number(readFileSync(pidFile, 'utf8'))))
    return { uri: `mongodb://127.0.0.1:${portOf('database')}/?directConnection=true`, close };
  return startDatabase({ port: 0, dataDir });
}
