import { Refusal } from '@athenaeum/kit';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const MINUTE = 60;
/** Refusals per minute after which further requests are refused unread. */
export const REFUSALS = { ofAddress: 60, ofCaller: 30 } as const;

export type RefusalLimits = ReturnType<typeof createRefusalLimits>;

/** Rate limits of refusals and of their audit rows, per process. */
export function createRefusalLimits() {
  const addresses = new RateLimiterMemory({
    keyPrefix: 'address',
    points: REFUSALS.ofAddress,
    duration: MINUTE,
  });
  const callers = new RateLimiterMemory({ keyPrefix: 'caller', points: REFUSALS.ofCaller, duration: MINUTE });
  const rows = new RateLimiterMemory({ keyPrefix: 'row', points: 1, duration: MINUTE });

  const assertLeft = async (limiter: RateLimiterMemory, key: string) => {
    const used = (await limiter.get(key))?.consumedPoints ?? 0;
    if (used >= limiter.points)
      throw new Refusal(
        'LIMITED',
        'Too much was refused in the last minute: wait for another one, then try again.',
      );
  };

  return {
    /** @throws Refusal */
    assertAddress: (address: string) => assertLeft(addresses, address),

    /** @throws Refusal */
    assertCaller: (id: string) => assertLeft(callers, id),

    countAddress: async (address: string) => void (await addresses.penalty(address)),

    /** Only for requests of the caller itself: replayed tokens must not block their owner. */
    countCaller: async (id: string) => void (await callers.penalty(id)),

    /** Whether this is the caller's first refusal in a minute, which gets an audit row; the log has all of them. */
    isFirstOf: async (id: string) => (await rows.penalty(id)).consumedPoints === 1,
  };
}
