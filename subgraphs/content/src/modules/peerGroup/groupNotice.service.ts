import { Collection, type CollectionRow } from '../collection/collection.model';
import { GroupMembership, type GroupMembershipRow } from './groupMembership.model';
import { leaderAccounts } from './leaderAccounts';

/** Current data for a mail about a membership or request; null when it is gone. */
export async function findGroupNotice(id: string) {
  const membership = await GroupMembership.findById(id).lean<GroupMembershipRow>();
  const group = membership && (await Collection.findById(membership.collection_id).lean<CollectionRow>());
  if (!membership || !group) return null;
  return {
    id,
    user_id: membership.user_id,
    status: membership.status,
    slug: group.slug,
    title: group.title,
    leader_user_ids: await leaderAccounts(group),
  };
}
