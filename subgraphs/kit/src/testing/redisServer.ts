import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@athenaeum/common/waiting';
import { freePort } from './freePort';

const PROGRAM = '/usr/bin/redis-server';

/** Why tests cannot start one here; null when they can. */
export const missingRedis = (): string | null =>
  existsSync(PROGRAM) ? null : 'it needs Debian’s apt-get install redis-server';

export type RedisServer = Awaited<ReturnType<typeof startRedisServer>>;

/** Debian's Redis on a port of its own, with a password, and nothing on disk. */
export async function startRedisServer() {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-redis-'));
  const port = await freePort();
  const password = `p:${randomUUID()}@/`;
  const launch = async () => {
    const child = spawn(PROGRAM, ['-'], { stdio: ['pipe', 'ignore', 'ignore'] });
    child.stdin.end(
      ['bind 127.0.0.1', `port ${port}`, `dir ${folder}`, 'save ""', `requirepass ${password}`].join('\n'),
    );
    await until(() => listens(port));
    return child;
  };
  let running = await launch();

  async function kill(): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  return {
    url: `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    password,
    kill,
    /** Again on the same port, empty. */
    async restart() {
      await kill();
      running = await launch();
    },
    /** From now on it takes connections and commands, and answers none. */
    pause: () => void running.kill('SIGSTOP'),
    resume: () => void running.kill('SIGCONT'),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
