import { createHash, randomBytes } from 'node:crypto';
import { PasskeyChallenge } from './passkeyChallenge.model';

const LIFETIME = 5 * 60_000;

/** Which question it answers, and a secret of the browser that was asked. */
export interface AskedOf {
  purpose: 'sign-in' | 'adding' | 'confirming';
  browser: string;
}

/** A new challenge, good for five minutes, once, in this browser. */
export async function issueChallenge({ purpose, browser }: AskedOf): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  await PasskeyChallenge.create({
    _id: hashOf(Buffer.from(challenge).toString('base64url')),
    purpose,
    browser: hashOf(browser),
    expires_at: new Date(Date.now() + LIFETIME),
  });
  return challenge;
}

/** Whether a challenge was issued for this and is unused. Of any number of uses at once, the deletion lets one through. */
export async function useChallenge(challenge: string, { purpose, browser }: AskedOf): Promise<boolean> {
  const used = await PasskeyChallenge.findOneAndDelete({
    _id: hashOf(challenge),
    purpose,
    browser: hashOf(browser),
  }).lean();
  return used !== null && used.expires_at.getTime() > Date.now();
}

const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');
