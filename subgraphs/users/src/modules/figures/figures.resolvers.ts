import { periodInput, toResult } from '@athenaeum/kit';
import type { QueryResolvers } from '../../__generated__/resolvers';
import { membershipFigures } from './figures.service';

export const Query: QueryResolvers = {
  membershipFigures: (_root, { input }, { viewer }) =>
    toResult(async () => membershipFigures(viewer, periodInput.parse(input))),
};
