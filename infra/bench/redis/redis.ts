import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '@athenaeum/gateway/env';
import { createRateLimits } from '@athenaeum/graph/edge';
import { connectDatabase, disconnectDatabase, ensureIndexes } from '@athenaeum/kit';
import { FactModel, factsBetweenProcesses } from '@athenaeum/kit/facts';
import { openRedis, type Redis } from '@athenaeum/kit/redis';
import { startRedisServer } from '@athenaeum/kit/testing/redisServer';
import { createDatabase, databaseAt } from '../../processes/database';

/**
 * What a rate limit costs and how soon a fact is at another process, by the database and by Redis:
 * `node --import tsx infra/bench/redis/redis.ts`. Both are processes of their own; the limits and the two ends of the facts are here.
 */
const TAKES = 3000;
const MAX_CONCURRENT_TAKES = 16;
const FACTS = 100;
/** Between facts, so that they meet polls at any moment. */
const MAX_PAUSE_MS = 200;
const ROUNDS = 3;

const log = { info: () => undefined, warn: (said: unknown) => console.warn(said) };
const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-redis-bench-'));
const database = await createDatabase(dataDir);
const server = await startRedisServer();
await database.start();
const env = readEnv({
  ...{ MONGODB_URI: databaseAt(database.port), DATA_DIR: dataDir, REDIS_URL: server.url },
  LIMIT_SEARCH: '1000000000',
});
await connectDatabase(env.MONGODB_URI);
await ensureIndexes([FactModel]);
const [here, there] = (await Promise.all([openRedis({ env, log }), openRedis({ env, log })])) as [
  Redis,
  Redis,
];
try {
  for (let round = 1; round <= ROUNDS; round++) {
    console.log(`round ${round}`);
    for (const [name, redis] of [
      ['database', null],
      ['Redis', here],
    ] as const)
      await limits(name, redis);
    await facts('database', [null, null]);
    await facts('Redis', [here, there]);
  }
} finally {
  for (const one of [here, there]) one.close();
  await disconnectDatabase();
  await Promise.all([database.end(), server.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
}

/** One after the other, then as many at once. */
async function limits(name: string, redis: Redis | null): Promise<void> {
  const { search } = createRateLimits(env, redis);
  await takeAll(search, TAKES / 10, 1);
  for (const atOnce of [1, MAX_CONCURRENT_TAKES]) {
    const cpu = process.cpuUsage();
    const startedAt = performance.now();
    const took = await takeAll(search, TAKES, atOnce);
    const perSecond = TAKES / ((performance.now() - startedAt) / 1000);
    const { user, system } = process.cpuUsage(cpu);
    say(`limit, ${name}, ${atOnce} at once`, took, {
      'per second': perSecond,
      'CPU µs here': (user + system) / TAKES,
    });
  }
}

async function takeAll(
  { take }: { take(key: string): Promise<boolean> },
  count: number,
  atOnce: number,
): Promise<number[]> {
  const took: number[] = [];
  let left = count;
  const takeInTurn = async () => {
    while (left-- > 0) {
      const startedAt = performance.now();
      if (!(await take(`10.0.${left % 256}.1`))) throw new Error('the limit was reached');
      took.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeInTurn));
  return took;
}

async function facts(name: string, [from, to]: readonly [Redis | null, Redis | null]): Promise<void> {
  const [one, other] = [from, to].map((redis) => factsBetweenProcesses({ redis, log }));
  const waiting = new Map<string, (at: number) => void>();
  other!.subscribe(({ id }) => waiting.get(id)?.(performance.now()));
  const took: number[] = [];
  for (let number = 0; number < FACTS; number++) {
    const id = randomUUID();
    const heard = new Promise<number>((resolve) => waiting.set(id, resolve));
    const startedAt = performance.now();
    one!.publish([{ kind: 'seats', id, to: 'signedIn' }]);
    took.push((await heard) - startedAt);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
  }
  await Promise.all([one!.close(), other!.close()]);
  say(`fact, ${name}`, took, {});
}

function say(what: string, took: number[], more: Record<string, number>): void {
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!.toFixed(2);
  const others = Object.entries(more).map(([name, value]) => `${name} ${value.toFixed(0)}`);
  console.log([`  ${what}: median ${at(0.5)} ms`, `p99 ${at(0.99)} ms`, ...others].join(', '));
}
