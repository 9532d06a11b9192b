import { createHash } from 'node:crypto';
import { inTransaction, isSignedIn } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import type { Request } from 'express';
import type { RateLimits } from '@athenaeum/graph/edge';
import type { KnownDevice } from '../auth/knownDevice';
import type { SignedIn } from '../auth/signedIn';
import { signUpBegun } from '../mail/letters/alreadySignedUpLetter';
import type { BillingAccounts } from './billingAccounts';

/** Decides who may learn whether an address has an account, and how others are answered. */
export interface AddressHolder {
  /** Whether the caller is signed in with this address, or has been in this browser. */
  isCaller(req: Request, email: string): Promise<boolean>;
  /** Notifies the owner of the address by mail, once an hour; does the same work for an unknown address. */
  tell(email: string): Promise<void>;
}

interface Parts {
  accounts: Pick<BillingAccounts, 'of'>;
  device: KnownDevice;
  signedIn: SignedIn;
  limits: Pick<RateLimits, 'unaskedMail'>;
}

export const createAddressHolder = ({ accounts, device, signedIn, limits }: Parts): AddressHolder => ({
  async isCaller(req, email) {
    if (device.knows(req, email)) return true;
    const viewer = await signedIn.viewer(req);
    const account = isSignedIn(viewer) ? await accounts.of(viewer.id) : null;
    return account?.email === email.toLowerCase();
  },

  async tell(given) {
    const email = given.toLowerCase();
    if (!(await limits.unaskedMail.take(`sign-up ${hashOf(email)}`))) return;
    await inTransaction((session) =>
      enqueue(session, signUpBegun, { payload: { email, begun_at: Date.now() } }),
    );
  },
});

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');
