import { Refusal } from '@athenaeum/kit';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const MINUTE = 60;
/** Refusals in a minute after which nothing more is looked at until it is over. */
export const REFUSALS = { ofAddress: 60, ofCaller: 30 } as const;

export type RefusalLimits = ReturnType<typeof createRefusalLimits>;

/** How often somebody may be refused, and how much of that stands in the audit trail. Each process counts by itself. */
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

    /** Only of what they have asked for themselves: a token that others send again must not keep its owner out. */
    countCaller: async (id: string) => void (await callers.penalty(id)),

    /** Whether this refusal of somebody who is known is the first in a minute; the log has all of them. */
    isFirstOf: async (id: string) => (await rows.penalty(id)).consumedPoints === 1,
  };
}
