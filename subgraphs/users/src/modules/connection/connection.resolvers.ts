import { notFound, toListResult, toResult } from '@athenaeum/kit';
import { connectInput, prospectiveConnectionInput, updateConnectionInput } from '@athenaeum/users-contract';
import type {
  ConnectionListResultResolvers,
  ConnectionResolvers,
  MutationResolvers,
  QueryResolvers,
  UserResolvers,
} from '../../__generated__/resolvers';
import { profileById } from '../user/user.service';
import { connect } from './connect.service';
import { findConnectionNotice } from './connection.service';
import { asKnownTo } from './connection.policy';
import { connectionsInput, countConnections, listConnections } from './listConnections.service';
import { updateConnection } from './updateConnection.service';

export const Query: QueryResolvers = {
  connections: (_root, { input }, { viewer }) =>
    toListResult(() => listConnections(viewer, connectionsInput.parse(input))),
  connectionNotice: (_root, { id }) => toResult(() => findConnectionNotice(id)),
};

export const Mutation: MutationResolvers = {
  connect: (_root, { input }, { viewer, loaders }) =>
    toResult(() => connect(viewer, connectInput.parse(input), loaders)),
  updateConnection: (_root, { input }, { viewer, loaders }) =>
    toResult(() => updateConnection(viewer, updateConnectionInput.parse(input), loaders)),
  upsertProspectiveUserConnection: (_root, { input }, { viewer, loaders }) =>
    toResult(() => {
      const { requested_id, requester_id } = prospectiveConnectionInput.parse(input);
      // A request on behalf of another member is answered like one to an unknown member.
      if (requester_id !== viewer.id) throw notFound('member');
      return connect(viewer, { user_id: requested_id }, loaders);
    }),
};

export const ConnectionType: ConnectionResolvers = {
  member: ({ member_id }, _args, { viewer, loaders }) => profileById(viewer, member_id, loaders),
};

export const ConnectionListResult: ConnectionListResultResolvers = {
  counts: ({ viewer_id }) => (viewer_id ? countConnections(viewer_id) : null),
};

export const UserFields: UserResolvers = {
  async connection({ id }, _args, { viewer, loaders }) {
    if (viewer.id === null || viewer.id === id) return null;
    const [found] = await loaders.connectionWith.load(id);
    return found ? asKnownTo(viewer.id, found.row) : null;
  },
};
