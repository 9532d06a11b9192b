import type { ConnectionStatus } from '@athenaeum/users-contract';
import type { ConnectionRow } from './connection.model';

export interface KnownConnection {
  id: string;
  user_id: string;
  request_user_id: string;
  status: ConnectionStatus;
}

/** A connection as one of the two may know it: a refusal stays silent, a withdrawal and a block show to their author only. */
export function asKnownTo(userId: string, row: ConnectionRow): KnownConnection | null {
  const asked = row.request_user_id === userId;
  if (row.status === 'WITHDRAWN' && !asked) return null;
  if (row.status === 'BLOCKED' && row.blocked_by !== userId) return asked ? known(row, 'PENDING') : null;
  if (row.status === 'DECLINED' && asked) return known(row, 'PENDING');
  return known(row, row.status);
}

const known = (
  { _id, user_id, request_user_id }: ConnectionRow,
  status: ConnectionStatus,
): KnownConnection => ({ id: _id, user_id, request_user_id, status });
