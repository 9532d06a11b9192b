import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The embedded database in a process of its own, over `keptFolder`, or over a folder that is removed with it. */
export async function startBenchDatabase(keptFolder?: string) {
  const dataDir = keptFolder ?? mkdtempSync(join(tmpdir(), 'athenaeum-bench-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/database/src/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    uri: (JSON.parse(String(line)) as { uri: string }).uri,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
      if (!keptFolder) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
