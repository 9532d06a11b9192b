import {
  inTransaction,
  isDuplicateKey,
  isSignedIn,
  notFound,
  Refusal,
  signInFirst,
  type Viewer,
} from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { CONNECTION_MESSAGES, OPEN_REQUESTS_LIMIT, type ConnectInput } from '@athenaeum/users-contract';
import { connectionAccepted, connectionRequested } from '@athenaeum/users-contract/outgoing';
import type { ClientSession } from 'mongoose';
import type { Loaders } from '../../loaders';
import { isMemberNow } from '../membership/membershipStatus';
import { canSeeProfile } from '../user/user.policy';
import { profileViewer } from '../user/user.service';
import { Connection, pairOf, type ConnectionRow } from './connection.model';
import { asKnownTo, listCondition, type KnownConnection } from './connection.policy';

/** Requests a connection; two members who request each other are connected. */
export async function connect(
  viewer: Viewer,
  { user_id }: ConnectInput,
  loaders: Loaders,
): Promise<KnownConnection> {
  if (!isSignedIn(viewer)) throw signInFirst();
  if (user_id === viewer.id)
    throw new Refusal('INVALID', CONNECTION_MESSAGES.self, { user_id: CONNECTION_MESSAGES.self });
  const member = await loaders.user.load(user_id);
  // A lapsed member could not answer the request.
  if (!member || !canSeeProfile(await profileViewer(viewer, loaders), member) || !isMemberNow(member))
    throw notFound('member');
  const ask = () => inTransaction((session) => askedFor(viewer.id, user_id, session));
  const row = await ask().catch((error: unknown) => {
    // The other member has requested a connection at the same time.
    if (isDuplicateKey(error)) return ask();
    throw error;
  });
  const known = asKnownTo(viewer.id, row);
  if (!known) throw notFound('member');
  return known;
}

async function askedFor(viewerId: string, memberId: string, session: ClientSession): Promise<ConnectionRow> {
  const found = await Connection.findOne({ pair: pairOf(viewerId, memberId) })
    .session(session)
    .lean<ConnectionRow>();
  const change = found ? changeBy(viewerId, found) : null;
  if (found && !change) return found;
  if (!found || change?.status === 'PENDING') await assertFewOpen(viewerId, session);
  const row = await written(viewerId, memberId, found, change, session);
  const connection = { payload: { connection_id: row._id } };
  if (row.status === 'PENDING' && found?.status !== 'PENDING')
    await enqueue(session, connectionRequested, connection);
  if (row.status === 'ACCEPTED') await enqueue(session, connectionAccepted, connection);
  return row;
}

async function written(
  viewerId: string,
  memberId: string,
  found: ConnectionRow | null,
  change: Partial<ConnectionRow> | null,
  session: ClientSession,
): Promise<ConnectionRow> {
  const updated_at = Date.now();
  if (found) {
    const options = { session, returnDocument: 'after' } as const;
    return (await Connection.findOneAndUpdate(
      { _id: found._id },
      { ...change, updated_at },
      options,
    ).lean<ConnectionRow>())!;
  }
  const made = new Connection({
    user_id: memberId,
    request_user_id: viewerId,
    created_at: updated_at,
    updated_at,
  });
  await made.save({ session });
  return made.toObject();
}

/** The change that a request makes to an existing record; null for none. */
function changeBy(viewerId: string, row: ConnectionRow): Partial<ConnectionRow> | null {
  const { status, request_user_id, user_id, blocked_by, taken_back } = row;
  const other = user_id === viewerId ? request_user_id : user_id;
  const asHers = { request_user_id: viewerId, user_id: other, taken_back: false, created_at: Date.now() };
  if (status === 'ACCEPTED') return null;
  if (status === 'WITHDRAWN') return { ...asHers, status: 'PENDING' };
  if (status === 'BLOCKED') {
    if (blocked_by === viewerId) throw new Refusal('CONFLICT', CONNECTION_MESSAGES.blocked);
    // To the requester it looks like a pending request.
    return request_user_id === viewerId && !taken_back ? null : asHers;
  }
  if (request_user_id === viewerId) return taken_back ? { taken_back: false, created_at: Date.now() } : null;
  // A member who declined is asked again only when the declined request was withdrawn since.
  return taken_back ? { ...asHers, status: 'PENDING' } : { status: 'ACCEPTED' };
}

async function assertFewOpen(viewerId: string, session: ClientSession): Promise<void> {
  const open = await Connection.countDocuments(listCondition.sent(viewerId)).session(session);
  if (open >= OPEN_REQUESTS_LIMIT) throw new Refusal('LIMITED', CONNECTION_MESSAGES.tooMany);
}
