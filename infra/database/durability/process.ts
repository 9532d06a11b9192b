import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mongo } from 'mongoose';

export interface DatabaseProcess {
  child: ChildProcess;
  uri: string;
  client: mongo.MongoClient;
}

/** Starts the database in a process of its own, as the product does; the working directory is the repository's root. */
export function launch(dataDir: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'infra/database/src/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Waits until it is ready, and connects a driver without retries. */
export async function connect(child: ChildProcess): Promise<DatabaseProcess> {
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const { uri } = JSON.parse(String(line)) as { uri: string };
  const client = new mongo.MongoClient(uri, { retryWrites: false, serverSelectionTimeoutMS: 2000 });
  return { child, uri, client: await client.connect() };
}

export async function exitCode(
  child: ChildProcess,
  end: (child: ChildProcess) => void,
): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  end(child);
  return (await ended)[0];
}
