import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import type { Certificates } from './certificates';
import { listens, startProgram, type Running } from './processes';

export type RedisServer = Awaited<ReturnType<typeof createRedisServer>>;

/** Debian's Redis by TLS alone, with a password, and nothing on disk. */
export async function createRedisServer(
  folder: string,
  port: number,
  { authority, certificate, key }: Certificates,
) {
  mkdirSync(folder);
  const password = randomBytes(24).toString('base64');
  const url = `rediss://:${encodeURIComponent(password)}@localhost:${port}/0`;
  const settings = [
    ...['bind 127.0.0.1', 'port 0', `tls-port ${port}`, 'tls-auth-clients no'],
    ...[`tls-cert-file ${certificate}`, `tls-key-file ${key}`, `tls-ca-cert-file ${authority}`],
    ...[`dir ${folder}`, 'save ""', `requirepass ${password}`],
  ];
  writeFileSync(join(folder, 'redis.conf'), settings.join('\n'), { mode: 0o600 });
  let running: Running | null = null;
  const start = async () => {
    running = await startProgram(
      { program: 'redis-server', args: [join(folder, 'redis.conf')] },
      { log: join(folder, 'output.log'), isReady: () => listens(port) },
    );
  };
  await start();
  return {
    secrets: { REDIS_URL: url },
    password,
    /** The names of its keys, and the kinds of facts in the stream. */
    async holds() {
      const client = await createClient({ url, socket: { tls: true, rejectUnauthorized: false } }).connect();
      const keys = await client.keys('*');
      const facts = await client.xRange('athenaeum:facts', '-', '+');
      client.destroy();
      return { keys, kinds: [...new Set((facts ?? []).map(({ message }) => message.kind))] };
    },
    start,
    stop: async () => void (await running?.end()),
  };
}
