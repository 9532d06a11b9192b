import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDuplicateKey } from '@athenaeum/kit';
import { AppliedWebhook } from './appliedWebhook.model';

/** The lease of running work, ms, longer than any call takes: after it the worker is presumed dead. */
const LEASE_MS = 30_000;
const POLL_INTERVAL_MS = 200;

/**
 * Idempotency by signature: does the work of a signed call once, also for simultaneous repetitions; null for a repetition of
 * finished work. A repetition of running work waits for it and, if that fails, does the work itself.
 */
export async function idempotent<T>(signature: string, work: () => Promise<T>): Promise<T | null> {
  const _id = createHash('sha256').update(signature).digest('base64url');
  let lease = await begin(_id);
  while (!lease) {
    if (await isDone(_id)) return null;
    await pause(POLL_INTERVAL_MS);
    lease = await begin(_id);
  }
  try {
    const result = await work();
    await AppliedWebhook.updateOne({ _id }, { $unset: { held_until: 1 } });
    return result;
  } catch (error) {
    // Not applied, so the sender may retry. A lease that another worker has taken meanwhile is left alone.
    await AppliedWebhook.deleteOne({ _id, held_until: lease });
    throw error;
  }
}

/** Takes the lease with a conditional insert or update; returns its end, or null when another worker has it or the work is done. */
async function begin(_id: string): Promise<Date | null> {
  const now = Date.now();
  const held_until = new Date(now + LEASE_MS);
  const isLeft = { _id, held_until: { $lte: new Date(now) } };
  try {
    await AppliedWebhook.updateOne(isLeft, { at: new Date(now), held_until }, { upsert: true });
    return held_until;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

const isDone = async (_id: string): Promise<boolean> =>
  (await AppliedWebhook.exists({ _id, held_until: null })) !== null;
