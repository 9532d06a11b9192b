import { inTransaction, notFound } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { tryKindAgain, tryMessageAgain } from '@athenaeum/kit/outbox';
import type * as z from 'zod';
import type { tryAgainInput } from './questions';
import type { Admin } from './adminOf';

/** How many messages are retried, and how many are remaining for another request. */
export interface RetryResult {
  retried: number;
  remaining: number;
}

/** Retries what is dead or waits for its next attempt, with an audit row of who decided it and why. */
export const tryAgain = (admin: Admin, input: z.infer<typeof tryAgainInput>): Promise<RetryResult> =>
  'id' in input ? tryOne(admin, input) : tryAllOf(admin, input);

const tryOne = (admin: Admin, { id, reason }: { id: string; reason: string }): Promise<RetryResult> =>
  inTransaction(async (session) => {
    const was = await tryMessageAgain(session, id);
    if (!was) throw notFound('message');
    const { kind, status, attempts } = was;
    await recordWrite(session, admin, {
      operation: 'tryMessageAgain',
      target_id: id,
      before: { kind, status, attempts },
      after: { kind, status: 'retrying', attempts: 1 },
      reason,
    });
    return { retried: 1, remaining: 0 };
  });

const tryAllOf = (admin: Admin, { kind, reason }: { kind: string; reason: string }): Promise<RetryResult> =>
  inTransaction(async (session) => {
    const { retried, remaining } = await tryKindAgain(session, kind);
    if (retried === 0) throw notFound('message');
    await recordWrite(session, admin, {
      operation: 'tryKindAgain',
      target_id: kind,
      before: { given_up: retried + remaining },
      after: { given_up: remaining, tried_again: retried },
      reason,
    });
    return { retried, remaining };
  });
