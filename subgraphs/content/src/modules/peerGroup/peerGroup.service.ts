import {
  GROUP_MESSAGES,
  type DecideGroupRequestInput,
  type JoinPeerGroupInput,
} from '@athenaeum/content-contract';
import { inTransaction, isDuplicateKey, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { actorOf } from '../../actor';
import { canSeePage } from '../../shown';
import { Collection, type CollectionRow } from '../collection/collection.model';
import { Speaker } from '../speaker/speaker.model';
import { GroupMembership, type GroupMembershipRow } from './groupMembership.model';
import { canDecide } from './peerGroup.policy';
import { tellOfDecision, tellOfRequest } from './tellOfRequest';

/** Joins an open group, or requests to; repeated, it answers what exists. */
export async function joinPeerGroup(
  viewer: Viewer,
  { collection_id }: JoinPeerGroupInput,
): Promise<GroupMembershipRow> {
  const user_id = actorOf(viewer);
  const group = await groupOf(viewer, collection_id);
  const isIn = group.join_policy === 'OPEN' || (await leads(viewer, group));
  const key = { collection_id, user_id };
  try {
    return await inTransaction(async (session) => {
      const made = new GroupMembership({
        ...key,
        status: isIn ? 'MEMBER' : 'REQUESTED',
        asked_at: Date.now(),
      });
      await made.save({ session });
      const row = made.toObject() as GroupMembershipRow;
      if (!isIn) await tellOfRequest(session, row, group);
      return row;
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The group may have become open since it was read: then no request is needed.
    if (isIn) await GroupMembership.updateOne({ ...key, status: 'REQUESTED' }, { status: 'MEMBER' });
    return (await GroupMembership.findOne(key).lean<GroupMembershipRow>())!;
  }
}

/** Leaves, or withdraws the request. A declined request stays declined: a member can only ask once. */
export async function leavePeerGroup(
  viewer: Viewer,
  { collection_id }: JoinPeerGroupInput,
): Promise<GroupMembershipRow> {
  const user_id = actorOf(viewer);
  const left = await GroupMembership.findOneAndDelete({
    collection_id,
    user_id,
    status: { $in: ['MEMBER', 'REQUESTED'] },
  }).lean<GroupMembershipRow>();
  if (!left) throw notFound('membership');
  return left;
}

/** Decides a request once: of two concurrent decisions the first one counts. */
export async function decideGroupRequest(
  viewer: Viewer,
  { id, accept }: DecideGroupRequestInput,
): Promise<GroupMembershipRow> {
  const actor = actorOf(viewer);
  const request = await GroupMembership.findById(id).lean<GroupMembershipRow>();
  const group = request && (await Collection.findById(request.collection_id).lean<CollectionRow>());
  if (!group || !canDecide(viewer, { leads: await leads(viewer, group) })) throw notFound('request');
  return inTransaction(async (session) => {
    const decided = await GroupMembership.findOneAndUpdate(
      { _id: id, status: 'REQUESTED' },
      { status: accept ? 'MEMBER' : 'DECLINED', decided_by: actor, decided_at: Date.now() },
      { returnDocument: 'after', session },
    ).lean<GroupMembershipRow>();
    if (!decided) throw new Refusal('CONFLICT', GROUP_MESSAGES.decided);
    await tellOfDecision(session, decided);
    return decided;
  });
}

/** Whether the viewer is one of the speakers who lead the group. */
export async function leads(viewer: Viewer, { leader_ids }: CollectionRow): Promise<boolean> {
  if (viewer.id === null || leader_ids.length === 0) return false;
  return (await Speaker.exists({ _id: { $in: leader_ids }, user_id: viewer.id })) !== null;
}

async function groupOf(viewer: Viewer, id: string): Promise<CollectionRow> {
  const group = await Collection.findOne({ _id: id, type: 'PEER_GROUP' }).lean<CollectionRow>();
  if (!group || !canSeePage(viewer, group)) throw notFound('peer group');
  return group;
}
