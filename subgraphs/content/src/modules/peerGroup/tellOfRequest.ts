import { groupRequestDecided, groupRequested } from '@athenaeum/content-contract/outgoing';
import { enqueue, enqueueAll } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import type { CollectionRow } from '../collection/collection.model';
import type { GroupMembershipRow } from './groupMembership.model';
import { leaderAccounts } from './leaderAccounts';

/** A place was asked for: every leader with an account is told, and member support where nobody else would be. */
export async function tellOfRequest(
  session: ClientSession,
  { _id }: GroupMembershipRow,
  group: CollectionRow,
): Promise<void> {
  const leaders = await leaderAccounts(group);
  const readers = leaders.length > 0 ? leaders : [null];
  await enqueueAll(
    session,
    groupRequested,
    readers.map((leader_id) => ({
      payload: { membership_id: _id, leader_id },
      key: `${_id}:${leader_id ?? 'support'}`,
    })),
  );
}

/** The request was answered, once: who asked is told. */
export const tellOfDecision = (session: ClientSession, { _id }: GroupMembershipRow): Promise<void> =>
  enqueue(session, groupRequestDecided, { payload: { membership_id: _id }, key: _id });
