import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { OpportunityBoardDocument, type OpportunityBoardQuery } from './__generated__/board';

export type BoardOpportunity = NonNullable<
  NonNullable<OpportunityBoardQuery['opportunities']>['data']
>[number];

export const { useOpportunitiesBoardQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesBoard: build.query(operation(OpportunityBoardDocument)),
  }),
});
