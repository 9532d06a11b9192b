import { inTransaction, isDuplicateKey } from '@athenaeum/kit';
import { enqueue, letter } from '@athenaeum/kit/outbox';
import type { Request, Response } from 'express';
import { type Log, logOf, type RateLimits } from '@athenaeum/graph/edge';
import { deviceOf } from './device';
import type { KnownDevice } from './knownDevice';
import { SignedInBefore } from './signedInBefore.model';
import { WebSessionModel } from './webSession.model';

/** A sign-in from a browser. */
export interface Entry {
  req: Request;
  res: Response;
  userId: string;
  /** Of the account. */
  email: string;
}

export interface NewDevices {
  /** Records a sign-in: the browser is known afterwards, and the owner gets a mail when it was not. */
  signedIn(entry: Entry): Promise<void>;
  /** The same without a mail, for a sign-in by a mailed link or a payment. */
  cameIn(entry: Entry): Promise<void>;
}

interface Parts {
  device: KnownDevice;
  limits: Pick<RateLimits, 'newDeviceMail'>;
  log: Log;
}

/** Mails the owner of an account about each sign-in from an unknown browser, except the first one. */
export function createNewDevices({ device, limits, log }: Parts): NewDevices {
  async function tell({ req, userId }: Entry): Promise<void> {
    if (await isFirst(userId)) return;
    if (!(await limits.newDeviceMail.take(userId))) return;
    await inTransaction((session) =>
      enqueue(session, letter, {
        payload: {
          template: 'new-device',
          to: { user_id: userId },
          params: { device: deviceOf(req), at: Date.now() },
        },
      }),
    );
  }

  return {
    async signedIn(entry) {
      const { req, res, email } = entry;
      const isKnown = device.knows(req, email);
      device.write(req, res, email);
      if (isKnown) return;
      await tell(entry).catch((error: unknown) =>
        // A failure to enqueue the mail must not block the sign-in.
        logOf(req, log).error({ err: error }, 'a new device could not be told to the member'),
      );
    },

    async cameIn({ req, res, userId, email }) {
      device.write(req, res, email);
      await mark(userId);
    },
  };
}

async function isFirst(userId: string): Promise<boolean> {
  if (!(await mark(userId))) return false;
  // A live session means an earlier sign-in, from before this was recorded.
  return !(await WebSessionModel.exists({ user_id: userId }));
}

/** False when it is marked already; of concurrent calls one succeeds. */
async function mark(userId: string): Promise<boolean> {
  try {
    return Boolean(await SignedInBefore.create({ _id: userId }));
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
