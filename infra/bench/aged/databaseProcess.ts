import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';

/** Of /proc: ticks of a hundredth of a second. */
const MS_PER_TICK = 10;

/** The embedded database over a folder, as a process of its own, and a driver connected to it. */
export async function startDatabaseProcess(dataDir: string) {
  const launchedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/database/src/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const readyMs = Math.round(performance.now() - launchedAt);
  const { uri } = JSON.parse(String(line)) as { uri: string };
  const client = await new mongo.MongoClient(uri).connect();

  return {
    client,
    readyMs,
    /** Of all its threads since it started. */
    processorMs: () => processorMsOf(child.pid!),
    fileBytes: () => statSync(join(dataDir, 'database', 'data.mdb')).size,
    async stop(): Promise<void> {
      await client.close();
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export type DatabaseProcess = Awaited<ReturnType<typeof startDatabaseProcess>>;

function processorMsOf(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const [user, system] = [afterName[11], afterName[12]].map(Number) as [number, number];
  return (user + system) * MS_PER_TICK;
}
