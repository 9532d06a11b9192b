import { Collection, type CollectionRow } from '../collection/collection.model';
import { GroupMembership, type GroupMembershipRow } from './groupMembership.model';
import { leaderAccounts } from './leaderAccounts';

/** Current data for a mail about a membership or request; null when it is gone. */
export async function findGroupNotice(id: string) {
  const place = await GroupMembership.findById(id).lean<GroupMembershipRow>();
  const group = place && (await Collection.findById(place.collection_id).lean<CollectionRow>());
  if (!place || !group) return null;
  return {
    id,
    user_id: place.user_id,
    status: place.status,
    slug: group.slug,
    title: group.title,
    leader_user_ids: await leaderAccounts(group),
  };
}
