import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './areas';

/** One database for all processes of tests, as `infra/test/database.setup.cjs` starts one for a run. */
export async function startTestDatabase(): Promise<{ uri: string; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-mutation-'));
  const child = fork(join(ROOT, 'infra/test/database.process.ts'), [dataDir], {
    execArgv: ['--import', 'tsx'],
  });
  const [uri] = (await once(child, 'message')) as [string];
  return {
    uri,
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
