import type { Logger } from 'pino';
import type { Redis } from './connectRedis';

interface Options {
  /** From `redisVariables`. */
  env: { REDIS_URL?: string | undefined; MONGODB_DATABASE: string };
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Redis, null where none is configured: its client is loaded only where there is one. */
export async function openRedis({ env, log }: Options): Promise<Redis | null> {
  if (!env.REDIS_URL) return null;
  const { connectRedis } = await import('./connectRedis');
  return connectRedis({ url: env.REDIS_URL, keyPrefix: `${env.MONGODB_DATABASE}:`, log });
}
