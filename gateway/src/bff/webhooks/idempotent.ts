import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDuplicateKey } from '@athenaeum/kit';
import { AppliedWebhook } from './appliedWebhook.model';

/** Longer than the work of a call takes, in ms: who was not heard of by then has died of it. */
const LEASE_MS = 30_000;
const POLL_INTERVAL_MS = 200;

/**
 * Does the work of a signed call once, whoever repeats it and however often at once; null for a repetition of what is done.
 * A repetition of what is under way waits to see what becomes of it: should it fail, the work is the repetition's to do.
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
    // It was not applied: its sender may try the same again. What another has taken up meanwhile, or done, stays its own.
    await AppliedWebhook.deleteOne({ _id, held_until: lease });
    throw error;
  }
}

/** Until when it is left to the one who is to do it, for nobody has and nobody is at it; null for everybody else. */
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
