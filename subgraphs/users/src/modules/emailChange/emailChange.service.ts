import { randomUUID } from 'node:crypto';
import { inTransaction, isDuplicateKey, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { enqueue, letter } from '@athenaeum/kit/outbox';
import { SIGN_UP_MESSAGES, type ApproveEmailChange } from '@athenaeum/users-contract';
import { emailChangeApproved } from '@athenaeum/users-contract/outgoing';
import { User } from '../user/user.model';
import { settleEmailRequest } from './emailRequest.service';
import { EmailChange, type EmailChangeRow } from './emailChange.model';

const TOKEN_TTL_MS = 24 * 60 * 60_000;
const UNUSABLE = 'This link has been used already or is too old.';

/** Approved by an admin; it applies when the new address is confirmed. */
export async function approveEmailChange(viewer: Viewer, { user_id, email, reason }: ApproveEmailChange) {
  await inTransaction(async (session) => {
    const user = await User.findOne({ _id: user_id, disabled: false }).session(session);
    if (!user) throw notFound('member');
    // An early answer only: the unique index decides when it is confirmed.
    if (await User.exists({ email }).session(session)) throw taken();
    await settleEmailRequest(session, user_id);
    const payload = { request_id: randomUUID(), user_id, email };
    await enqueue(session, emailChangeApproved, { payload });
    await recordWrite(session, viewer, {
      operation: 'approveEmailChange',
      target_id: user_id,
      before: { email: user.email },
      after: { email_to_confirm: email },
      reason,
    });
  });
  return { user_id, email };
}

/** A retried mail activates the same token again, which restarts its time; a used one stays used. */
export async function openEmailChange(input: { user_id: string; email: string; token_hash: string }) {
  const { user_id, email, token_hash } = input;
  if (!(await User.exists({ _id: user_id, disabled: false }))) return null;
  await EmailChange.updateOne(
    { _id: token_hash },
    {
      $set: { expires_at: new Date(Date.now() + TOKEN_TTL_MS) },
      $setOnInsert: { user_id, email: email.toLowerCase(), used_at: null },
    },
    { upsert: true },
  );
  return { user_id, email };
}

export const findEmailChange = (token_hash: string): Promise<EmailChangeRow | null> =>
  EmailChange.findOne(usable(token_hash)).lean<EmailChangeRow>();

export async function confirmEmailChange(token_hash: string) {
  try {
    return await inTransaction(async (session) => {
      const change = await EmailChange.findOneAndUpdate(
        usable(token_hash),
        { used_at: Date.now() },
        { session },
      ).lean<EmailChangeRow>();
      const user = change && (await User.findOne({ _id: change.user_id, disabled: false }).session(session));
      if (!user) throw new Refusal('UNAUTHENTICATED', UNUSABLE);
      const old = user.email;
      // Saved through the model: admins find the member by the address, so it is part of what is derived.
      user.set({ email: change.email, email_verified: true });
      await user.save({ session });
      const others = { user_id: change.user_id, used_at: null };
      await EmailChange.updateMany(others, { used_at: Date.now() }, { session });
      const payload = {
        template: 'email-changed',
        to: { email: old },
        params: { new_address: masked(change.email) },
      };
      await enqueue(session, letter, { payload });
      return { user_id: change.user_id, email: change.email };
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw taken();
    throw error;
  }
}

/** Enough for the owner to recognise it, too little for others who read the old mailbox. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, '$1…');

const usable = (_id: string) => ({ _id, used_at: null, expires_at: { $gt: new Date() } });
const taken = () =>
  new Refusal('CONFLICT', SIGN_UP_MESSAGES.emailTaken, { email: SIGN_UP_MESSAGES.emailTaken });
