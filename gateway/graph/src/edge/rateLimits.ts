import { GUEST_LIMITS } from '@athenaeum/content-contract';
import mongoose from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { GraphEnv } from '../configuration/graphVariables';

export interface RateLimit {
  /** Takes one point of `key` in the current window; false when none is left. */
  take(key: string): Promise<boolean>;
  /** Refunds one point, for a call that turned out not to count. */
  giveBack(key: string): Promise<void>;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
export const LIMITED_MESSAGE = 'That was a lot at once. Please wait a little, then try again.';

/** Counted in the database, shared by all instances; in memory while the database is unavailable. */
export const createRateLimits = (env: GraphEnv) => ({
  login: createRateLimit('login', env.LIMIT_LOGIN, MINUTE),
  secondFactor: createRateLimit('second-factor', env.LIMIT_SECOND_FACTOR, 15 * MINUTE),
  confirming: createRateLimit('confirming', env.LIMIT_CONFIRMING, MINUTE),
  passkeys: createRateLimit('passkeys', env.LIMIT_PASSKEYS, MINUTE),
  search: createRateLimit('search', env.LIMIT_SEARCH, MINUTE),
  rsvp: createRateLimit('rsvp', env.LIMIT_RSVP, MINUTE),
  booking: createRateLimit('booking', env.LIMIT_BOOKING, MINUTE),
  applying: createRateLimit('applying', env.LIMIT_APPLYING, MINUTE),
  records: createRateLimit('records', env.LIMIT_RECORDS, MINUTE),
  upload: createRateLimit('upload', env.LIMIT_UPLOAD, MINUTE),
  mail: createRateLimit('mail', env.LIMIT_MAIL, MINUTE),
  checkout: createRateLimit('checkout', env.LIMIT_CHECKOUT, MINUTE),
  export: createRateLimit('export', env.LIMIT_EXPORT, MINUTE),
  connect: createRateLimit('connect', env.LIMIT_CONNECT, MINUTE),
  feed: createRateLimit('feed', env.LIMIT_FEED, MINUTE),
  analytics: createRateLimit('analytics', env.LIMIT_ANALYTICS, MINUTE),
  live: createRateLimit('live', env.LIMIT_LIVE, MINUTE),
  reports: createRateLimit('reports', env.LIMIT_REPORTS, MINUTE),
  releasing: createRateLimit('releasing', env.LIMIT_RELEASING, MINUTE),
  trying: createRateLimit('trying', env.LIMIT_TRYING, MINUTE),
  publicForm: createRateLimit('public-form', env.LIMIT_PUBLIC_FORM, MINUTE),
  guestHolds: createRateLimit('guest-holds', env.LIMIT_GUEST_HOLDS, GUEST_LIMITS.heldMinutes * MINUTE),
  refusedSignInMail: createRateLimit('refused-sign-in-mail', 1, DAY),
  newDeviceMail: createRateLimit('new-device-mail', 3, 60 * MINUTE),
  unaskedMail: createRateLimit('unasked-mail', env.LIMIT_UNASKED_MAIL, 60 * MINUTE),
  inviteCode: createRateLimit('invite-code', env.LIMIT_INVITE_CODE, 15 * MINUTE),
});

export type RateLimits = Readonly<ReturnType<typeof createRateLimits>>;

function createRateLimit(name: string, points: number, duration: number): RateLimit {
  const options = { keyPrefix: name, points, duration };
  const limiter = new RateLimiterMongo({
    ...options,
    storeClient: mongoose.connection,
    dbName: mongoose.connection.name,
    tableName: 'rate_limits',
    insuranceLimiter: new RateLimiterMemory(options),
  });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
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
