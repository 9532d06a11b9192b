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
import { tellOfConnection } from './tellOfConnection';

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
  tellOfConnection(session, found, row);
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

/**
 * The change that the viewer's request makes to the record of the two; null for none.
 *
 * | status                | requester  | withdrawn¹ | what the request does                                                   |
 * | --------------------- | ---------- | ---------- | ----------------------------------------------------------------------- |
 * | ACCEPTED              | either     |            | nothing                                                                 |
 * | WITHDRAWN             | either     |            | is a new one                                                            |
 * | PENDING               | the viewer |            | nothing                                                                 |
 * | PENDING               | the other  |            | accepts the other’s                                                     |
 * | DECLINED              | the viewer | no         | nothing: to the viewer it is still pending                              |
 * | DECLINED              | the viewer | yes        | looks pending to the viewer again; the member who declined is not asked |
 * | DECLINED              | the other  | no         | accepts the other’s, which the viewer had declined                      |
 * | DECLINED              | the other  | yes        | is a new one                                                            |
 * | BLOCKED by the viewer | either     |            | is refused                                                              |
 * | BLOCKED by the other² | either     |            | looks pending to the viewer; it stays blocked, and nobody is notified   |
 *
 * ¹ `taken_back`. A pending request that is withdrawn gets the status WITHDRAWN. One that was declined or blocked keeps its status:
 * otherwise withdrawing and requesting again would reach the member who declined, or lift the block.
 * ² For an admin, or when the block came after `connect` had looked: other viewers do not find a member who blocks them.
 */
function changeBy(viewerId: string, row: ConnectionRow): Partial<ConnectionRow> | null {
  const { status, request_user_id, user_id, blocked_by, taken_back } = row;
  const other = user_id === viewerId ? request_user_id : user_id;
  const asNewRequest = {
    request_user_id: viewerId,
    user_id: other,
    taken_back: false,
    created_at: Date.now(),
  };
  if (status === 'ACCEPTED') return null;
  if (status === 'WITHDRAWN') return { ...asNewRequest, status: 'PENDING' };
  if (status === 'BLOCKED') {
    if (blocked_by === viewerId) throw new Refusal('CONFLICT', CONNECTION_MESSAGES.blocked);
    return request_user_id === viewerId && !taken_back ? null : asNewRequest;
  }
  if (request_user_id === viewerId) return taken_back ? { taken_back: false, created_at: Date.now() } : null;
  // The other's request stands, also one that the viewer has declined, until the other withdraws it.
  return taken_back ? { ...asNewRequest, status: 'PENDING' } : { status: 'ACCEPTED' };
}

async function assertFewOpen(viewerId: string, session: ClientSession): Promise<void> {
  const open = await Connection.countDocuments(listCondition.sent(viewerId)).session(session);
  if (open >= OPEN_REQUESTS_LIMIT) throw new Refusal('LIMITED', CONNECTION_MESSAGES.tooMany);
}
