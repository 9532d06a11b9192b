import { randomUUID } from 'node:crypto';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import { passwordResetAsked } from '../../mail/letters/passwordResetLetter';

/** Lets a link to set a password leave by mail, to a member or to whoever an address belongs to. */
export const askForPassword = (
  session: ClientSession,
  whose: { user_id: string } | { email: string },
): Promise<unknown> => enqueue(session, passwordResetAsked, { payload: { request_id: randomUUID(), whose } });
