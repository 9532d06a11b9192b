import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { announce, readBuildOperations } from '@athenaeum/registry';
import type { Logger } from 'pino';

const CHECK_INTERVAL_MS = 1000;

interface Options {
  /** The folder of the shell's build. */
  folder: string;
  uri: string;
  dbName: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Announces the GraphQL operations of the built shell in the registry, so that the gateway accepts them; again for each
 * newer build, with retries while the database is down.
 */
export function announceOperations({ folder, uri, dbName, log }: Options): { close(): Promise<void> } {
  let announced = 0;
  let problem = '';
  let announcing: Promise<void> | null = null;

  async function announceBuild(): Promise<void> {
    const { mtimeMs: modified } = await stat(join(folder, 'build.json'));
    if (modified === announced) return;
    const text = await readFile(join(folder, 'build.json'), 'utf8');
    const { version } = JSON.parse(text) as { version: string };
    const operations = await readBuildOperations(folder);
    await announce({ uri, dbName }, { app: 'shell', version, documents: [...operations.values()] });
    announced = modified;
    problem = '';
    log.info({ version, operations: operations.size }, 'operations of the shell announced');
  }

  const announceOnce = () =>
    (announcing ??= announceBuild()
      .catch((error: Error) => {
        if (error.message !== problem)
          log.warn({ reason: error.message }, 'the operations of the shell could not be announced');
        problem = error.message;
      })
      .finally(() => (announcing = null)));

  void announceOnce();
  const following = setInterval(announceOnce, CHECK_INTERVAL_MS).unref();
  return {
    async close() {
      clearInterval(following);
      await announcing;
    },
  };
}
