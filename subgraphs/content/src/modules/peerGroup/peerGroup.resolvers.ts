import { decideGroupRequestInput, joinPeerGroupInput } from '@athenaeum/content-contract';
import { toResult } from '@athenaeum/kit';
import type {
  CollectionResolvers,
  GroupMembershipResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../__generated__/resolvers';
import type { ContentContext } from '../../loaders';
import type { CollectionRow } from '../collection/collection.model';
import { canDecide, canLookInside, type GroupRelation } from './peerGroup.policy';
import { findGroupNotice } from './groupNotice.service';
import { decideGroupRequest, joinPeerGroup, leads, leavePeerGroup } from './peerGroup.service';

export const Query: QueryResolvers = {
  groupNotice: (_root, { id }) => toResult(() => findGroupNotice(id)),
};

export const Mutation: MutationResolvers = {
  joinPeerGroup: (_root, { input }, { viewer }) =>
    toResult(async () => joinPeerGroup(viewer, joinPeerGroupInput.parse(input))),
  leavePeerGroup: (_root, { input }, { viewer }) =>
    toResult(async () => leavePeerGroup(viewer, joinPeerGroupInput.parse(input))),
  decideGroupRequest: (_root, { input }, { viewer }) =>
    toResult(async () => decideGroupRequest(viewer, decideGroupRequestInput.parse(input))),
};

/** Fields of a collection that is a peer group. */
export const PeerGroup: Pick<
  CollectionResolvers,
  'join_policy' | 'member_count' | 'my_membership' | 'members' | 'requests' | 'calendar'
> = {
  join_policy: (group) => (isGroup(group) ? (group.join_policy ?? 'ON_REQUEST') : null),
  member_count: async (group, _args, { loaders }) =>
    isGroup(group) ? (await loaders.placesIn.load(group._id)).filter(isIn).length : null,
  my_membership: ({ _id }, _args, { loaders }) => loaders.myMembership.load(_id),
  async members(group, _args, context) {
    if (!isGroup(group) || !canLookInside(context.viewer, await groupRelationOf(group, context))) return null;
    return (await context.loaders.placesIn.load(group._id)).filter(isIn);
  },
  async calendar(group, _args, context) {
    if (!isGroup(group) || !canLookInside(context.viewer, await groupRelationOf(group, context))) return null;
    return (await context.loaders.relationsTo(group.salon_ids)).map(({ salon }) => salon);
  },
  async requests(group, _args, context) {
    if (!isGroup(group) || !canDecide(context.viewer, await groupRelationOf(group, context))) return null;
    return (await context.loaders.placesIn.load(group._id)).filter(({ status }) => status === 'REQUESTED');
  },
};

export const GroupMembership: GroupMembershipResolvers = {
  id: ({ _id }) => _id,
  user: ({ user_id }) => ({ id: user_id }),
};

const isGroup = ({ type }: CollectionRow): boolean => type === 'PEER_GROUP';
const isIn = ({ status }: { status: string }): boolean => status === 'MEMBER';

async function groupRelationOf(
  group: CollectionRow,
  { viewer, loaders }: ContentContext,
): Promise<GroupRelation> {
  return {
    membership: await loaders.myMembership.load(group._id),
    leads: await leads(viewer, group),
  };
}
