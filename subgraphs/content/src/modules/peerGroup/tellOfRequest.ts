import { groupRequestDecided, groupRequested } from '@athenaeum/content-contract/outgoing';
import { enqueue, enqueueAll } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import type { CollectionRow } from '../collection/collection.model';
import type { GroupMembershipRow } from './groupMembership.model';
import { leaderAccounts } from './leaderAccounts';

/** Mails every leader with an account about a request, and member support where there is none. */
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

/** Mails the decision to the requesting member, once. */
export const tellOfDecision = (session: ClientSession, { _id }: GroupMembershipRow): Promise<void> =>
  enqueue(session, groupRequestDecided, { payload: { membership_id: _id }, key: _id });
