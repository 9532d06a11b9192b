import { toResult } from '@athenaeum/kit';
import type { QueryResolvers } from '../../__generated__/resolvers';
import { waitingRequests } from './waitingRequests';
import { weekReaders } from './weekReaders';

export const Query: QueryResolvers = {
  weekReaders: (_root, { at, after, take }) => toResult(() => weekReaders({ at, after: after ?? '', take })),
  waitingRequests: (_root, { user_ids }) => toResult(() => waitingRequests(user_ids)),
};
