import { randomUUID } from 'node:crypto';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import { passwordResetAsked } from '../../mail/letters/passwordResetLetter';

/** Enqueues the mail with a link to set a password, to a member or to the owner of an address. */
export const askForPassword = (
  session: ClientSession,
  whose: { user_id: string } | { email: string },
): Promise<unknown> => enqueue(session, passwordResetAsked, { payload: { request_id: randomUUID(), whose } });
