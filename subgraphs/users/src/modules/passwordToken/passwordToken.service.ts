import { createHash, randomBytes } from 'node:crypto';
import { inTransaction, isDuplicateKey, notFound, Refusal } from '@athenaeum/kit';
import { noteFact } from '@athenaeum/kit/journal';
import type { ClientSession } from 'mongoose';
import { Credential } from '../credential/credential.model';
import { hashPassword } from '../credential/passwordHash';
import { User } from '../user/user.model';
import type { FirstPassword, FirstPasswordToken, OpenReset, Reset } from './passwordToken.input';
import { PasswordToken, type PasswordTokenRow } from './passwordToken.model';

const TOKEN_TTL_MS = 60 * 60_000;
const TOKEN_BYTES = 32;
export const UNUSABLE_TOKEN = 'This link has been used already or is too old.';

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export async function issueFirstPasswordToken({ user_id, checkout_id, by_mail }: FirstPasswordToken) {
  if (!(await isOpen(user_id))) throw notFound('member');
  if (await Credential.exists({ _id: user_id }))
    throw new Refusal('CONFLICT', 'There is a password already.');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = Date.now() + TOKEN_TTL_MS;
  await PasswordToken.create({
    _id: hashOfToken(token),
    purpose: 'first',
    user_id,
    checkout_id,
    by_mail,
    expires_at: new Date(expires_at),
  });
  return { token, expires_at };
}

export async function setFirstPassword({ token, user_id, password }: FirstPassword) {
  const wanted = { _id: hashOfToken(token), purpose: 'first' as const, user_id };
  await assertUsable(wanted);
  const password_hash = await hashPassword(password);
  try {
    await inTransaction(async (session) => {
      const { by_mail } = await use(session, wanted);
      // The id is the member's, so there is one first password however many tokens there are.
      const changed_at = Date.now();
      await new Credential({ _id: user_id, password_hash, changed_at }).save({ session });
      await noteChange(session, user_id, changed_at);
      await endOthers(session, user_id);
      if (by_mail) await confirmAddress(session, user_id);
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw unusable();
    throw error;
  }
  return { user_id };
}

/** A retried mail activates the same token again, which restarts its time; a used one stays used. */
export async function openPasswordReset({ user_id, token_hash }: OpenReset) {
  if (!(await isOpen(user_id))) return null;
  const expires_at = new Date(Date.now() + TOKEN_TTL_MS);
  await PasswordToken.updateOne(
    { _id: token_hash },
    { $set: { expires_at }, $setOnInsert: { purpose: 'reset', user_id, used_at: null, checkout_id: null } },
    { upsert: true },
  );
  return { user_id };
}

export async function findPasswordReset(token_hash: string) {
  const found = await PasswordToken.findOne(usable({ _id: token_hash, purpose: 'reset' })).lean();
  return found && (await isOpen(found.user_id)) ? { user_id: found.user_id } : null;
}

export async function resetPassword({ token_hash, password }: Reset) {
  const wanted = { _id: token_hash, purpose: 'reset' as const };
  await assertUsable(wanted);
  const password_hash = await hashPassword(password);
  return inTransaction(async (session) => {
    const { user_id } = await use(session, wanted);
    const changed_at = Date.now();
    await Credential.updateOne({ _id: user_id }, { password_hash, changed_at }, { upsert: true, session });
    await noteChange(session, user_id, changed_at);
    await endOthers(session, user_id);
    await confirmAddress(session, user_id);
    return { user_id };
  });
}

type Wanted = { _id: string; purpose: 'first' | 'reset'; user_id?: string };

const usable = (wanted: Wanted) => ({ ...wanted, used_at: null, expires_at: { $gt: new Date() } });
const unusable = () => new Refusal('UNAUTHENTICATED', UNUSABLE_TOKEN);
const isOpen = async (id: string) => (await User.exists({ _id: id, disabled: false })) !== null;

/** An early check that saves hashing; `use` decides. */
async function assertUsable(wanted: Wanted): Promise<void> {
  const found = await PasswordToken.findOne(usable(wanted)).lean();
  if (!found || !(await isOpen(found.user_id))) throw unusable();
}

/** Of any number of concurrent uses, this update lets one succeed. */
async function use(session: ClientSession, wanted: Wanted): Promise<PasswordTokenRow> {
  const used = await PasswordToken.findOneAndUpdate(
    usable(wanted),
    { used_at: Date.now() },
    { session },
  ).lean<PasswordTokenRow>();
  if (!used) throw unusable();
  return used;
}

/** Using a mailed token proves that the address is the owner's. */
async function confirmAddress(session: ClientSession, user_id: string): Promise<void> {
  await User.updateOne({ _id: user_id, email_verified: false }, { email_verified: true }, { session });
}

/** So that restoring a backup does not bring back an old password. */
const noteChange = (session: ClientSession, user_id: string, changed_at: number): Promise<void> =>
  noteFact(session, { kind: 'password', subject: user_id, user_id, value: { changed_at } });

async function endOthers(session: ClientSession, user_id: string): Promise<void> {
  await PasswordToken.updateMany({ user_id, used_at: null }, { used_at: Date.now() }, { session });
}
