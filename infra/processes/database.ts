import { connect } from 'node:net';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { createInstance, type Instance } from './instance';

/** The embedded database over a folder, as a process of its own. */
export async function createDatabase(dataDir: string): Promise<Instance> {
  const port = await freePort();
  const env = { DATA_DIR: dataDir, DATABASE_PORT: String(port) };
  return createInstance('infra/database/src/main.ts', port, env, { isUp: isListening });
}

export const databaseAt = (port: number) => `mongodb://127.0.0.1:${port}/?directConnection=true`;

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
