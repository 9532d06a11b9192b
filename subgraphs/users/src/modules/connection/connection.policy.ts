import type { ConnectionList, ConnectionStatus } from '@athenaeum/users-contract';
import type { ConnectionRow } from './connection.model';

export interface KnownConnection {
  id: string;
  user_id: string;
  request_user_id: string;
  status: ConnectionStatus;
  updated_at: number;
  /** The other of the two. */
  member_id: string;
}

/** A connection as one of the two may know it: a refusal stays silent, a withdrawal and a block are shown to their author only. */
export function asKnownTo(userId: string, row: ConnectionRow): KnownConnection | null {
  const asked = row.request_user_id === userId;
  const isRefused = row.status === 'DECLINED' || (row.status === 'BLOCKED' && row.blocked_by !== userId);
  if (asked && isRefused) return known(userId, row, row.taken_back ? 'WITHDRAWN' : 'PENDING');
  if (row.status === 'BLOCKED' && row.blocked_by !== userId) return null;
  if (row.status === 'WITHDRAWN' && !asked) return null;
  return known(userId, row, row.status);
}

function known(userId: string, row: ConnectionRow, status: ConnectionStatus): KnownConnection {
  const { _id, user_id, request_user_id, created_at, updated_at } = row;
  return {
    id: _id,
    user_id,
    request_user_id,
    status,
    // The time of the refusal would reveal it.
    updated_at: status === row.status ? updated_at : created_at,
    member_id: user_id === userId ? request_user_id : user_id,
  };
}

/** Filters for each of a member's lists; they agree with `asKnownTo`. */
export const listCondition: Record<ConnectionList, (userId: string) => Record<string, unknown>> = {
  connected: (id) => ({ status: 'ACCEPTED', $or: [{ user_id: id }, { request_user_id: id }] }),
  received: (id) => ({ status: 'PENDING', user_id: id }),
  sent: (id) => ({
    request_user_id: id,
    $or: [
      { status: 'PENDING' },
      { status: 'DECLINED', taken_back: false },
      { status: 'BLOCKED', blocked_by: { $ne: id }, taken_back: false },
    ],
  }),
  blocked: (id) => ({
    status: 'BLOCKED',
    blocked_by: id,
    $or: [{ user_id: id }, { request_user_id: id }],
  }),
};
