import { toListResult } from '@athenaeum/kit';
import type { QueryResolvers } from '../../__generated__/resolvers';
import { agreementsInput, listAgreements } from './agreement.service';

export const Query: QueryResolvers = {
  agreements: (_root, { input }) => toListResult(() => listAgreements(agreementsInput.parse(input))),
};
