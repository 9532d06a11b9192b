import { inTransaction, notFound } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { tryKindAgain, tryMessageAgain } from '@athenaeum/kit/outbox';
import type * as z from 'zod';
import type { tryAgainInput } from './questions';
import type { Admin } from './adminOf';

/** How many messages are retried, and how many are left for another request. */
export interface TriedAgain {
  tried: number;
  left: number;
}

/** Retries what is dead or waits for its next attempt, with an audit row of who decided it and why. */
export const tryAgain = (admin: Admin, input: z.infer<typeof tryAgainInput>): Promise<TriedAgain> =>
  'id' in input ? tryOne(admin, input) : tryAllOf(admin, input);

const tryOne = (admin: Admin, { id, reason }: { id: string; reason: string }): Promise<TriedAgain> =>
  inTransaction(async (session) => {
    const was = await tryMessageAgain(session, id);
    if (!was) throw notFound('message');
    const { kind, standing, attempts } = was;
    await recordWrite(session, admin, {
      operation: 'tryMessageAgain',
      target_id: id,
      before: { kind, standing, attempts },
      after: { kind, standing: 'retrying', attempts: 1 },
      reason,
    });
    return { tried: 1, left: 0 };
  });

const tryAllOf = (admin: Admin, { kind, reason }: { kind: string; reason: string }): Promise<TriedAgain> =>
  inTransaction(async (session) => {
    const { tried, left } = await tryKindAgain(session, kind);
    if (tried === 0) throw notFound('message');
    await recordWrite(session, admin, {
      operation: 'tryKindAgain',
      target_id: kind,
      before: { given_up: tried + left },
      after: { given_up: left, tried_again: tried },
      reason,
    });
    return { tried, left };
  });
