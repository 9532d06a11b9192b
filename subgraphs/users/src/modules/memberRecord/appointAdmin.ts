import { Refusal, serviceViewer } from '@athenaeum/kit';
import { signUpInput } from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import { Credential } from '../credential/credential.model';
import { createUser } from '../user/createUser.service';
import { User } from '../user/user.model';
import { changedAdminFields } from './changedAdminFields';
import { changeRecord } from './changeRecord';

export const appointInput = z.strictObject({
  email: signUpInput.shape.email,
  /** Required where no account has that address yet. */
  name: z.optional(
    z.strictObject({ first_name: signUpInput.shape.first_name, last_name: signUpInput.shape.last_name }),
  ),
});

export interface Appointed {
  id: string;
  isNew: boolean;
  /** False when they were an admin before. */
  isChanged: boolean;
  hasPassword: boolean;
}

/**
 * Makes an admin of the account with that address, or of a new one. No operation calls it: it is for operators with access
 * to the database. Throws a Refusal when the account is closed, or when there is none and no name.
 */
export async function appointAdmin(
  session: ClientSession,
  { email, name }: z.infer<typeof appointInput>,
  reason: string,
): Promise<Appointed> {
  const known = await User.findOne({ email, anonymised_at: null })
    .session(session)
    .select('disabled deletion_due_at')
    .lean();
  if (known?.disabled || known?.deletion_due_at) throw new Refusal('CONFLICT', 'That account is closed.');
  if (!known && !name) throw new Refusal('INVALID', 'Nobody has that address: give a name, too.');
  const id = known ? known._id : (await createUser({ ...name!, email }, { session })).id;
  const isChanged = await changeRecord(serviceViewer, id, reason, 'appointAdmin', session, (stored) =>
    Promise.resolve(changedAdminFields(stored, { isAdmin: true })),
  );
  const hasPassword = (await Credential.exists({ _id: id }).session(session)) !== null;
  return { id, isNew: !known, isChanged, hasPassword };
}
