import { Refusal } from '@athenaeum/kit';
import { mintPublisherToken } from '@athenaeum/registry';
import type { Product } from '@athenaeum/registry/release';
import * as z from 'zod';

const REQUEST_TIMEOUT_MS = 10_000;
const answered = z.object({ data: z.object({ may: z.boolean() }) });

/** Whether an account is an admin now, with a session that has not ended. */
export type IsStaffStill = (id: string, session: string) => Promise<boolean>;

/** Asks the gateway. The returned function throws a Refusal when it does not answer. */
export const createIsStaffStill =
  ({ origin, signer }: Pick<Product, 'origin' | 'signer'>): IsStaffStill =>
  async (id, session) => {
    const answer = await fetch(
      `${origin}/api/release-staff/${encodeURIComponent(id)}/${encodeURIComponent(session)}`,
      {
        headers: { authorization: `Bearer ${mintPublisherToken(signer, origin)}` },
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      },
    ).catch(() => null);
    const read = answered.safeParse(await answer?.json().catch(() => null));
    if (read.success) return read.data.data.may;
    throw new Refusal(
      'UNAVAILABLE',
      `It could not be asked whether you may release (${answer ? `the gateway behind ${origin} answered with ${answer.status}` : `${origin} does not answer`}): nothing has changed.`,
    );
  };
