import { setTimeout as pause } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';
import type { Logger } from 'pino';
import type { Redis } from '../redis';
import { databaseFacts } from './databaseFacts';
import type { Audience, Fact, PublishedFact } from './fact';
import { FACT_TTL_MS } from './factRow.model';
import type { FactTransport } from './transport';

interface Options {
  redis: Redis;
  log: Pick<Logger, 'warn'>;
}

const STREAM = 'facts';
const BLOCK_MS = 5000;
const MAX_FACTS_PER_READ = 1000;
const MIN_PAUSE_AFTER_FAILURE_MS = 200;
/** While Redis is there, only what a process wrote that does not reach it. */
const SELDOM_MS = 2000;
const OFTEN_MS = 400;

/**
 * Facts between processes by a stream in Redis, which each subscription reads as it grows. What Redis does not take goes by the
 * database, which is polled as well.
 */
export function redisFacts({ redis, log }: Options): FactTransport {
  const stored = databaseFacts({ log, pollMs: () => (redis.isReady() ? SELDOM_MS : OFTEN_MS) });
  const readings = new Set<Reading>();
  const writing = new Set<Promise<unknown>>();

  return {
    publish(facts) {
      const written: Promise<unknown> = redis
        .run((client) => add(client, facts))
        .catch(() => stored.publish(facts))
        .finally(() => writing.delete(written));
      writing.add(written);
    },

    subscribe(listener) {
      const rows = stored.subscribe(listener);
      const reading = readStream({ redis, since: rows.since, listener, log });
      readings.add(reading);
      return {
        since: rows.since,
        stop() {
          rows.stop();
          reading.stop();
          readings.delete(reading);
        },
      };
    },

    async close() {
      for (const reading of readings) reading.stop();
      await Promise.all([...readings].map(({ ended }) => ended));
      await Promise.all(writing);
      await stored.close();
    },
  };
}

/** All or none. By time, so that a burst drops nothing of the last minutes; and nothing stays when no more come. */
function add(client: RedisClientType, facts: readonly Fact[]): Promise<unknown> {
  const threshold = Date.now() - FACT_TTL_MS;
  const commands = client.multi();
  for (const { kind, id, to } of facts)
    commands.xAdd(
      STREAM,
      '*',
      { kind, id, to: JSON.stringify(to) },
      { TRIM: { strategy: 'MINID', strategyModifier: '~', threshold } },
    );
  return commands.pExpire(STREAM, FACT_TTL_MS).exec();
}

interface Reading {
  stop(): void;
  ended: Promise<void>;
}

interface ReadOptions extends Options {
  since: number;
  listener: (fact: PublishedFact) => void;
}

/** Goes on where it was after a connection was lost. */
function readStream({ redis, since, listener, log }: ReadOptions): Reading {
  const client = redis.openBlocking(BLOCK_MS);
  let last = `${since}-0`;
  let isStopped = false;
  let isFailing = false;

  async function read(): Promise<void> {
    const answer = await client.xRead(
      { key: STREAM, id: last },
      { BLOCK: BLOCK_MS, COUNT: MAX_FACTS_PER_READ },
    );
    for (const { id, message } of answer?.[0]?.messages ?? []) {
      if (isStopped) return;
      last = id;
      listener(asPublished(id, message));
    }
    isFailing = false;
  }

  async function readUntilStopped(): Promise<void> {
    while (!isStopped) {
      try {
        await read();
      } catch (error) {
        if (isStopped) return;
        if (!isFailing) log.warn({ reason: (error as Error).message }, 'facts could not be read from Redis');
        isFailing = true;
        await pause(MIN_PAUSE_AFTER_FAILURE_MS, undefined, { ref: false });
      }
    }
  }

  return {
    stop() {
      isStopped = true;
      client.destroy();
    },
    ended: readUntilStopped(),
  };
}

/** The time is that of Redis: one clock for all processes. */
const asPublished = (entry: string, { kind, id, to }: Record<string, string>): PublishedFact => ({
  kind: kind as Fact['kind'],
  id: id!,
  to: JSON.parse(to!) as Audience,
  at: Number(entry.split('-')[0]),
});
