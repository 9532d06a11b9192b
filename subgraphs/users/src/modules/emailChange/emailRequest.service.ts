import {
  hasRole,
  inTransaction,
  isDuplicateKey,
  listInput,
  listPage,
  notAllowed,
  notFound,
  type Viewer,
} from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { publishAfterCommit, publishFacts } from '@athenaeum/kit/facts';
import { enqueue, letter } from '@athenaeum/kit/outbox';
import { EMAIL_REQUEST_STATUSES, type DeclineEmailChange } from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import { requestChanged } from '../../requestChanged';
import { EmailRequest, type EmailRequestRow } from './emailRequest.model';

export const emailRequestsInput = listInput({}, [])
  .omit({ orderBy: true })
  .extend({
    status: z.enum(EMAIL_REQUEST_STATUSES).nullish(),
    user_id: z.string().min(1).max(64).nullish(),
  });

/** A member's request, from the gateway; a second one replaces it and keeps its place in the queue. */
export async function askForEmailChange(input: {
  user_id: string;
  new_email?: string | null;
  body?: string | null;
}): Promise<EmailRequestRow> {
  const { user_id, new_email = null, body = null } = input;
  const ask = async () => {
    const asked = await EmailRequest.findOneAndUpdate(
      { user_id, status: 'waiting' },
      { $set: { new_email, body }, $setOnInsert: { asked_at: Date.now() } },
      { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
    )
      .orFail()
      .lean<EmailRequestRow>();
    publishFacts(requestChanged(user_id));
    return asked;
  };
  try {
    return await ask();
  } catch (error) {
    // Sent twice at the same time: the other one has created it.
    if (isDuplicateKey(error)) return ask();
    throw error;
  }
}

export async function listEmailRequests(viewer: Viewer, input: z.infer<typeof emailRequestsInput>) {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  const { status, user_id } = input;
  const where = { ...(status && { status }), ...(user_id && { user_id }) };
  const order = status === 'waiting' ? 1 : -1;
  return listPage<EmailRequestRow>(EmailRequest, where, { asked_at: order, _id: 1 }, input);
}

/** The address stays; the member is mailed the reason. */
export async function declineEmailChange(
  viewer: Viewer,
  { id, reason }: DeclineEmailChange,
): Promise<EmailRequestRow> {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  return inTransaction(async (session) => {
    const declined = await EmailRequest.findOneAndUpdate(
      { _id: id, status: 'waiting' },
      { status: 'declined', decided_at: Date.now() },
      { session, returnDocument: 'after' },
    ).lean<EmailRequestRow>();
    if (!declined) {
      const row = await EmailRequest.findById(id).session(session).lean<EmailRequestRow>();
      if (!row) throw notFound('request');
      return row;
    }
    publishAfterCommit(session, requestChanged(declined.user_id));
    await enqueue(session, letter, {
      payload: {
        template: 'email-change-declined',
        to: { user_id: declined.user_id },
        params: { note: reason.replace(/\s+/g, ' ') },
      },
    });
    await recordWrite(session, viewer, {
      operation: 'declineEmailChange',
      target_id: declined.user_id,
      before: { email_asked_for: declined.new_email },
      after: { email_asked_for: null },
      reason,
    });
    return declined;
  });
}

/** Approving any address decides the waiting request. */
export async function settleEmailRequest(session: ClientSession, user_id: string): Promise<void> {
  const { modifiedCount } = await EmailRequest.updateOne(
    { user_id, status: 'waiting' },
    { status: 'approved', decided_at: Date.now() },
    { session },
  );
  if (modifiedCount === 1) publishAfterCommit(session, requestChanged(user_id));
}
