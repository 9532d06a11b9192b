import type { Loaders } from '../../loaders';
import { Connection, type ConnectionRow } from './connection.model';
import { asKnownTo, type KnownConnection } from './connection.policy';

/** Every connection of these members, listed for each of its two. */
export async function connectionsOf(memberIds: readonly string[]) {
  const rows = await Connection.find({
    $or: [{ user_id: { $in: memberIds } }, { request_user_id: { $in: memberIds } }],
  }).lean<ConnectionRow[]>();
  return rows.flatMap((row) => [row.user_id, row.request_user_id].map((memberId) => ({ memberId, row })));
}

/** Ids of the members she has accepted or who have accepted her. */
export async function connectedIdsOf(userId: string): Promise<ReadonlySet<string>> {
  const rows = await Connection.find({
    status: 'ACCEPTED',
    $or: [{ user_id: userId }, { request_user_id: userId }],
  })
    .select('user_id request_user_id')
    .lean();
  return new Set(rows.map((row) => (row.user_id === userId ? row.request_user_id : row.user_id)));
}

export async function knownConnections(userId: string, loaders: Loaders): Promise<KnownConnection[]> {
  const listed = await loaders.connections.load(userId);
  return listed.flatMap(({ row }) => asKnownTo(userId, row) ?? []);
}
