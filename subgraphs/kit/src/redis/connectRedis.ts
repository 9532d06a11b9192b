import { createClient, ErrorReply, type RedisClientType } from '@redis/client';
import type { Logger } from 'pino';
import { DependencyUnavailable } from '../dependencyUnavailable';
import { inTime } from './inTime';

export interface Redis {
  /** Rejects at once while Redis is away, and soon when it does not answer; the command may have been executed even so. */
  run<T>(command: (client: RedisClientType) => Promise<T>): Promise<T>;
  /** Whether it is there, and did what it was last asked. */
  isReady(): boolean;
  /** How many commands it did not do, since the start. */
  failures(): number;
  /** A connection of its own, for a command that blocks for up to so long; it reconnects by itself. The caller destroys it. */
  openBlocking(longestMs: number): RedisClientType;
  close(): void;
}

interface Options {
  url: string;
  /** Of all keys: several installations may share one Redis. */
  keyPrefix: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

type State =
  /** Nothing was heard of it yet. */
  | 'connecting'
  | 'ready'
  /** It answers, with an error. */
  | 'refusing'
  | 'away';

const COMMAND_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 2000;
/** A start does not wait longer for it. */
const START_TIMEOUT_MS = 1000;
const PING_INTERVAL_MS = 1000;
/** Of a connection on which nothing moves, although it is pinged. */
const IDLE_TIMEOUT_MS = 5000;
const MIN_RETRY_MS = 50;
const MAX_RETRY_MS = 1000;

/** Connects, and reconnects for as long as the process runs. Resolves when Redis answers, and soon if it does not. */
export async function connectRedis({ url, keyPrefix, log }: Options): Promise<Redis> {
  let state: State = 'connecting';
  let failures = 0;
  const client = createClient({
    ...{ url, keyPrefix },
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    pingInterval: PING_INTERVAL_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(MIN_RETRY_MS * 2 ** retries, MAX_RETRY_MS),
    },
  }) as RedisClientType;
  client.on('error', (error: Error) => fail('away', error));
  client.on('ready', heard);
  client.on('ping-interval', heard);

  const isWell = () => state === 'ready' || state === 'connecting';

  function fail(next: 'refusing' | 'away', error: Error): void {
    if (isWell())
      log.warn({ reason: reasonOf(error) }, 'Redis is not available: the database takes its place');
    state = next;
  }

  function recover(): void {
    if (!isWell()) log.info('Redis answers again');
    state = 'ready';
  }

  /** It says nothing about commands that are refused. */
  function heard(): void {
    if (state !== 'refusing') recover();
  }

  async function run<T>(command: (client: RedisClientType) => Promise<T>): Promise<T> {
    try {
      if (state === 'away' || !client.isReady) throw new DependencyUnavailable('Redis is away');
      const answer = await inTime(command(client), COMMAND_TIMEOUT_MS);
      recover();
      return answer;
    } catch (error) {
      failures++;
      if (!(error instanceof DependencyUnavailable))
        fail(error instanceof ErrorReply ? 'refusing' : 'away', error as Error);
      throw error;
    }
  }

  await inTime(client.connect(), START_TIMEOUT_MS).catch((error: Error) => fail('away', error));
  return {
    run,
    isReady: () => state === 'ready',
    failures: () => failures,
    openBlocking(longestMs) {
      const blocking = client.duplicate({
        disableOfflineQueue: false,
        pingInterval: 0,
        socket: { ...client.options.socket, socketTimeout: longestMs + IDLE_TIMEOUT_MS },
      }) as RedisClientType;
      // The other connection says so.
      blocking.on('error', () => undefined);
      blocking.connect().catch(() => undefined);
      return blocking;
    },
    close: () => client.destroy(),
  };
}

/** No other properties of an error: they may hold the address, and so the password. */
const reasonOf = (error: Error & { code?: string }) => error.message || error.code;
