import { inTransaction, isDuplicateKey } from '@athenaeum/kit';
import { enqueue, letter } from '@athenaeum/kit/outbox';
import type { Request, Response } from 'express';
import { type Log, logOf, type RateLimits } from '@athenaeum/graph/edge';
import { deviceOf } from './device';
import type { KnownDevice } from './knownDevice';
import { SignedInBefore } from './signedInBefore.model';
import { WebSessionModel } from './webSession.model';

/** Somebody who comes in, in a browser. */
export interface Entry {
  req: Request;
  res: Response;
  userId: string;
  /** Of the account. */
  email: string;
}

export interface NewDevices {
  /** Somebody has signed in: the browser is known from now on, and one that was not is told to the owner by mail. */
  signedIn(entry: Entry): Promise<void>;
  /** The same for one who has come in by a mail or by paying: there is nothing to tell. */
  cameIn(entry: Entry): Promise<void>;
}

interface Parts {
  device: KnownDevice;
  limits: Pick<RateLimits, 'newDeviceMail'>;
  log: Log;
}

/** Tells the owner of an account of each sign-in in a browser that is not known by it; not of the first one ever. */
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

/** False when it is marked already: of two at once one is the first. */
async function mark(userId: string): Promise<boolean> {
  try {
    return Boolean(await SignedInBefore.create({ _id: userId }));
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
