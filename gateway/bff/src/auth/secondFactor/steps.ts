import { createHash } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { SecondStep, type SecondStepRow } from './secondStep.model';

const STEP_TTL_MS = 10 * 60_000;

/** Begins a second step of a member in a browser, in place of the one it may have been on. */
export async function beginStep(browser: string, user_id: string): Promise<void> {
  const fields = { user_id, secret: null, is_proven: false, expires_at: new Date(Date.now() + STEP_TTL_MS) };
  await SecondStep.updateOne({ _id: hashOf(browser) }, fields, { upsert: true });
}

export function findStep(browser: string): Promise<SecondStepRow | null> {
  return SecondStep.findOne(live(browser)).lean<SecondStepRow>();
}

export async function changeStep(
  browser: string,
  change: Partial<Pick<SecondStepRow, 'secret' | 'is_proven'>>,
): Promise<void> {
  await SecondStep.updateOne(live(browser), change);
}

/** Proves the step of this browser and ends those of all others of the member; false when it is over. */
export async function takeSteps(session: ClientSession, browser: string, user_id: string): Promise<boolean> {
  const others = { user_id, _id: { $ne: hashOf(browser) } };
  await SecondStep.deleteMany(others, { session });
  const { matchedCount } = await SecondStep.updateOne(
    { ...live(browser), user_id },
    { secret: null, is_proven: true },
    { session },
  );
  return matchedCount === 1;
}

export async function endStep(browser: string): Promise<void> {
  await SecondStep.deleteOne({ _id: hashOf(browser) });
}

const live = (browser: string) => ({ _id: hashOf(browser), expires_at: { $gt: new Date() } });
const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');
