import { GUEST_LIMITS } from '@athenaeum/content-contract';
import type { Redis } from '@athenaeum/kit/redis';
import type { GraphEnv } from '../configuration/graphVariables';
import { countedIn, countedInDatabase, countedInRedis, keyedDigest, type RateLimit } from './countedLimit';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
export const LIMITED_MESSAGE = 'That was a lot at once. Please wait a little, then try again.';

/**
 * Shared by all instances: counted in Redis where there is one, else in the database, which also counts while Redis is away; in memory
 * while the database is unavailable.
 */
export function createRateLimits(env: GraphEnv, redis: Redis | null = null) {
  const keyOf = keyedDigest(env.INTERNAL_KEY);
  const limit = (name: string, points: number, duration: number): RateLimit => {
    const counted = countedInDatabase({ keyPrefix: name, points, duration });
    return countedIn(redis ? countedInRedis(redis, counted) : counted, keyOf);
  };
  return {
    login: limit('login', env.LIMIT_LOGIN, MINUTE),
    secondFactor: limit('second-factor', env.LIMIT_SECOND_FACTOR, 15 * MINUTE),
    confirming: limit('confirming', env.LIMIT_CONFIRMING, MINUTE),
    passkeys: limit('passkeys', env.LIMIT_PASSKEYS, MINUTE),
    search: limit('search', env.LIMIT_SEARCH, MINUTE),
    rsvp: limit('rsvp', env.LIMIT_RSVP, MINUTE),
    booking: limit('booking', env.LIMIT_BOOKING, MINUTE),
    applying: limit('applying', env.LIMIT_APPLYING, MINUTE),
    records: limit('records', env.LIMIT_RECORDS, MINUTE),
    upload: limit('upload', env.LIMIT_UPLOAD, MINUTE),
    mail: limit('mail', env.LIMIT_MAIL, MINUTE),
    checkout: limit('checkout', env.LIMIT_CHECKOUT, MINUTE),
    export: limit('export', env.LIMIT_EXPORT, MINUTE),
    connect: limit('connect', env.LIMIT_CONNECT, MINUTE),
    feed: limit('feed', env.LIMIT_FEED, MINUTE),
    analytics: limit('analytics', env.LIMIT_ANALYTICS, MINUTE),
    live: limit('live', env.LIMIT_LIVE, MINUTE),
    reports: limit('reports', env.LIMIT_REPORTS, MINUTE),
    releasing: limit('releasing', env.LIMIT_RELEASING, MINUTE),
    trying: limit('trying', env.LIMIT_TRYING, MINUTE),
    publicForm: limit('public-form', env.LIMIT_PUBLIC_FORM, MINUTE),
    guestHolds: limit('guest-holds', env.LIMIT_GUEST_HOLDS, GUEST_LIMITS.heldMinutes * MINUTE),
    refusedSignInMail: limit('refused-sign-in-mail', 1, DAY),
    newDeviceMail: limit('new-device-mail', 3, 60 * MINUTE),
    unaskedMail: limit('unasked-mail', env.LIMIT_UNASKED_MAIL, 60 * MINUTE),
    inviteCode: limit('invite-code', env.LIMIT_INVITE_CODE, 15 * MINUTE),
  };
}

export type RateLimits = Readonly<ReturnType<typeof createRateLimits>>;
