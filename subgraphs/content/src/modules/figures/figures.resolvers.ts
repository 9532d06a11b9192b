import { periodInput, toResult } from '@athenaeum/kit';
import type { QueryResolvers } from '../../__generated__/resolvers';
import { learningFigures } from './figures.service';

export const Query: QueryResolvers = {
  learningFigures: (_root, { input }, { viewer }) =>
    toResult(async () => learningFigures(viewer, periodInput.parse(input))),
};
