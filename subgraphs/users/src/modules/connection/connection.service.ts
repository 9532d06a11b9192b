import type { Loaders } from '../../loaders';
import { Connection, pairOf, type ConnectionRow } from './connection.model';
import { asKnownTo, type KnownConnection } from './connection.policy';

/** All connections of these members, listed for each of the two. */
export async function connectionsOf(memberIds: readonly string[]) {
  const rows = await Connection.find({
    $or: [{ user_id: { $in: memberIds } }, { request_user_id: { $in: memberIds } }],
  }).lean<ConnectionRow[]>();
  return rows.flatMap((row) => [row.user_id, row.request_user_id].map((memberId) => ({ memberId, row })));
}

/** The members who have another relation to the viewer than everybody else. */
export interface Ties {
  /** Ids of the members the viewer is connected with. */
  readonly connectedIds: ReadonlySet<string>;
  /** Ids of the members who have blocked the viewer: to the viewer, they are not there. */
  readonly blockedByIds: ReadonlySet<string>;
}

export const NO_TIES: Ties = { connectedIds: new Set(), blockedByIds: new Set() };

export async function tiesOf(userId: string): Promise<Ties> {
  const rows = await Connection.find({
    status: { $in: ['ACCEPTED', 'BLOCKED'] },
    $or: [{ user_id: userId }, { request_user_id: userId }],
  })
    .select('user_id request_user_id status blocked_by')
    .lean();
  const others = (wanted: (row: (typeof rows)[number]) => boolean) =>
    new Set(rows.filter(wanted).map((row) => (row.user_id === userId ? row.request_user_id : row.user_id)));
  return {
    connectedIds: others(({ status }) => status === 'ACCEPTED'),
    blockedByIds: others(({ status, blocked_by }) => status === 'BLOCKED' && blocked_by !== userId),
  };
}

export async function knownConnections(userId: string, loaders: Loaders): Promise<KnownConnection[]> {
  const listed = await loaders.connections.load(userId);
  return listed.flatMap(({ row }) => asKnownTo(userId, row) ?? []);
}

/** The connection between the viewer and each of these members. */
export async function connectionsWith(userId: string, memberIds: readonly string[]) {
  const pairs = memberIds.map((memberId) => pairOf(userId, memberId));
  const rows = await Connection.find({ pair: { $in: pairs } }).lean<ConnectionRow[]>();
  return rows.map((row) => ({ memberId: row.user_id === userId ? row.request_user_id : row.user_id, row }));
}

/** Whether the viewer knows this member: connected, or asked by the member. */
export const isKnownTo = async (viewerId: string, memberId: string): Promise<boolean> =>
  (await Connection.exists({
    pair: pairOf(viewerId, memberId),
    $or: [{ status: 'ACCEPTED' }, { status: 'PENDING', request_user_id: memberId }],
  })) !== null;

/** For mail, which tells each of the two no more than they may know. */
export async function findConnectionNotice(id: string) {
  const row = await Connection.findById(id).lean<ConnectionRow>();
  return row && { ...row, id: row._id };
}
