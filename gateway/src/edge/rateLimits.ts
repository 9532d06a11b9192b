import mongoose from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../env';

export interface RateLimit {
  /** Uses some of what `key` has left this minute; false when it was all used. */
  take(key: string, points?: number): Promise<boolean>;
  /** Gives one back, for what turned out not to count. */
  giveBack(key: string): Promise<void>;
}

export interface RateLimits {
  login: RateLimit;
  search: RateLimit;
  rsvp: RateLimit;
}

const MINUTE = 60;
export const LIMITED_MESSAGE = 'That was a lot at once. Please wait a minute and try again.';

/** Counted in the database, so that every instance counts the same; in memory while the database is away. */
export const createRateLimits = (env: Env): RateLimits => ({
  login: createRateLimit('login', env.LIMIT_LOGIN),
  search: createRateLimit('search', env.LIMIT_SEARCH),
  rsvp: createRateLimit('rsvp', env.LIMIT_RSVP),
});

function createRateLimit(name: string, points: number): RateLimit {
  const options = { keyPrefix: name, points, duration: MINUTE };
  const limiter = new RateLimiterMongo({
    ...options,
    storeClient: mongoose.connection,
    dbName: mongoose.connection.name,
    tableName: 'rate_limits',
    insuranceLimiter: new RateLimiterMemory(options),
  });
  return {
    async take(key, used = 1) {
      try {
        await limiter.consume(key, used);
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}
