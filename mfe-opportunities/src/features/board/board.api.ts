import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { OpportunityBoardDocument, type OpportunityBoardQuery } from './__generated__/board';

export type BoardOpportunity = NonNullable<
  NonNullable<OpportunityBoardQuery['opportunities']>['data']
>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesBoard: build.query(operation(OpportunityBoardDocument)),
  }),
});

export const { useOpportunitiesBoardQuery } = injected;

export const prefetchBoard = () => injected.util.prefetch('opportunitiesBoard', {}, FRESH);
