import { randomUUID } from 'node:crypto';
import { PASSWORD_LIMITS } from '@athenaeum/users-contract';
import { User, type UserRow } from '../user/user.model';
import { Credential } from './credential.model';
import { hashPassword, isPasswordOf } from './passwordHash';

/** A dummy hash, verified when there is no account, so that an unknown address takes as long as a known one. */
let nobodys: Promise<string> | undefined;

/** The account with an address and password, or null; nothing tells which of the two was wrong. */
export async function findAccountByPassword(email: string, password: string): Promise<UserRow | null> {
  const user = await User.findOne({ email: email.trim().toLowerCase() }).lean<UserRow>();
  const credential = await Credential.findById(user?._id ?? '').lean();
  const expected = credential?.password_hash ?? (await (nobodys ??= hashPassword(randomUUID())));
  const matches = await isPasswordOf(expected, password.slice(0, PASSWORD_LIMITS.max + 1));
  return matches && credential && user && !user.disabled ? user : null;
}
