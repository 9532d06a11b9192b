import { createHmac } from 'node:crypto';
import type { Redis } from '@athenaeum/kit/redis';
import mongoose from 'mongoose';
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';

export interface RateLimit {
  /** Takes one point of `key` in the current window; false when none is left. */
  take(key: string): Promise<boolean>;
  /** Refunds one point, for a call that turned out not to count. */
  giveBack(key: string): Promise<void>;
}

/** `keyOf`: as the store gets to read it. */
export const countedIn = (limiter: RateLimiterStoreAbstract, keyOf: (key: string) => string): RateLimit => ({
  async take(key) {
    try {
      await limiter.consume(keyOf(key));
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  },
  async giveBack(key) {
    await limiter.reward(keyOf(key));
  },
});

interface Window {
  keyPrefix: string;
  points: number;
  duration: number;
}

export const countedInDatabase = (window: Window) =>
  new RateLimiterMongo({
    ...window,
    storeClient: mongoose.connection,
    dbName: mongoose.connection.name,
    tableName: 'rate_limits',
    insuranceLimiter: new RateLimiterMemory(window),
  });

export const countedInRedis = (redis: Redis, insuranceLimiter: RateLimiterMongo) =>
  new RateLimiterRedis({
    keyPrefix: `limit:${insuranceLimiter.keyPrefix}`,
    points: insuranceLimiter.points,
    duration: insuranceLimiter.duration,
    insuranceLimiter,
    useRedisPackage: true,
    // All that it uses for what we ask of it.
    storeClient: {
      eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
        redis.run((client) => client.eval(script, options)),
    },
  });

/** A reader of the store finds no addresses or accounts. */
export const keyedDigest = (secret: string) => (key: string) =>
  createHmac('sha256', secret).update(key).digest('base64url');
