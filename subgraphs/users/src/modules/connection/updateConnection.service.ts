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
import {
  CONNECTION_MESSAGES,
  type ConnectionChoice,
  type UpdateConnectionInput,
} from '@athenaeum/users-contract';
import { connectionAccepted } from '@athenaeum/users-contract/outgoing';
import type { ClientSession } from 'mongoose';
import type { Loaders } from '../../loaders';
import { canSeeProfile } from '../user/user.policy';
import { profileViewer } from '../user/user.service';
import { Connection, pairOf, type ConnectionRow } from './connection.model';
import { asKnownTo, type KnownConnection } from './connection.policy';
import { tellOfConnection } from './tellOfConnection';

type Change = Partial<ConnectionRow>;
type Choose = (viewerId: string, row: ConnectionRow) => Change | null;

/** Accepts, declines, withdraws, ends, blocks and unblocks; a conditional update decides between two at the same time. */
export async function updateConnection(
  viewer: Viewer,
  { id, user_id, status }: UpdateConnectionInput,
  loaders: Loaders,
): Promise<KnownConnection> {
  if (!isSignedIn(viewer)) throw signInFirst();
  const row = id
    ? await Connection.findById(id).lean<ConnectionRow>()
    : await ofMember(viewer, user_id!, loaders);
  const isParty = row && (row.user_id === viewer.id || row.request_user_id === viewer.id);
  // A connection that the viewer may not know of is not found, except to block back.
  if (!isParty || (id && status !== 'BLOCKED' && !asKnownTo(viewer.id, row))) throw notFound('connection');
  const chosen = await inTransaction((session) => choose(viewer.id, row, status, session));
  const known = asKnownTo(viewer.id, chosen);
  if (!known) throw notFound('connection');
  return known;
}

async function choose(
  viewerId: string,
  row: ConnectionRow,
  status: ConnectionChoice,
  session: ClientSession,
): Promise<ConnectionRow> {
  if (asKnownTo(viewerId, row)?.status === status) return row;
  const change = CHOICES[status](viewerId, row);
  if (!change) throw new Refusal('CONFLICT', CONNECTION_MESSAGES.notPossible);
  const { _id, status: was, request_user_id, blocked_by } = row;
  const changed = await Connection.findOneAndUpdate(
    { _id, status: was, request_user_id, blocked_by },
    { ...change, updated_at: Date.now() },
    { session, returnDocument: 'after' },
  ).lean<ConnectionRow>();
  if (!changed) throw new Refusal('CONFLICT', CONNECTION_MESSAGES.changed);
  tellOfConnection(session, row, changed);
  if (status === 'ACCEPTED') await enqueue(session, connectionAccepted, { payload: { connection_id: _id } });
  return changed;
}

const wasAsked: Choose = (viewerId, { user_id, status, taken_back }) =>
  user_id === viewerId && (status === 'PENDING' || status === 'DECLINED') && !taken_back ? {} : null;

const CHOICES: Record<ConnectionChoice, Choose> = {
  ACCEPTED: (id, row) => wasAsked(id, row) && { status: 'ACCEPTED' },
  DECLINED: (id, row) => (wasAsked(id, row) && row.status === 'PENDING' ? { status: 'DECLINED' } : null),
  WITHDRAWN: (id, row) => withdrawn(id, row),
  BLOCKED: (id) => ({ status: 'BLOCKED', blocked_by: id }),
};

function withdrawn(viewerId: string, row: ConnectionRow): Change | null {
  const asked = row.request_user_id === viewerId;
  const other = asked ? row.user_id : row.request_user_id;
  const byViewer: Change = {
    status: 'WITHDRAWN',
    request_user_id: viewerId,
    user_id: other,
    blocked_by: null,
  };
  if (row.status === 'ACCEPTED') return byViewer;
  if (row.status === 'BLOCKED' && row.blocked_by === viewerId) return byViewer;
  if (!asked) return null;
  // It stays declined silently, and looks withdrawn to the requester.
  return row.status === 'PENDING' ? byViewer : { taken_back: true };
}

/** Blocks a member without a connection: updates an existing record, or creates a blocked one. */
async function ofMember(
  viewer: Viewer & { id: string },
  memberId: string,
  loaders: Loaders,
): Promise<ConnectionRow | null> {
  const member = memberId === viewer.id ? null : await loaders.user.load(memberId);
  if (!member || !canSeeProfile(await profileViewer(viewer, loaders), member)) throw notFound('member');
  const find = () => Connection.findOne({ pair: pairOf(viewer.id, memberId) }).lean<ConnectionRow>();
  const found = await find();
  if (found) return found;
  const now = Date.now();
  try {
    const made = new Connection({
      request_user_id: viewer.id,
      user_id: memberId,
      status: 'WITHDRAWN',
      created_at: now,
      updated_at: now,
    });
    await made.save();
    return made.toObject();
  } catch (error) {
    if (isDuplicateKey(error)) return find();
    throw error;
  }
}
