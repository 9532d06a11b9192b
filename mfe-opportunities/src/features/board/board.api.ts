import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  LinkedOpportunityDocument,
  OpenOpportunitiesDocument,
  OpportunityBoardDocument,
  type BoardOpportunityFragment,
  type OpenOpportunitiesQuery,
} from './__generated__/board';
import { boardViewOf, queryOf } from './boardView';

export type BoardOpportunity = BoardOpportunityFragment;
/** What the filters tell of all that is open. */
export type OpenOpportunities = NonNullable<OpenOpportunitiesQuery['opportunities']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesBoard: build.query({ ...operation(OpportunityBoardDocument), providesTags: ['Board'] }),
    opportunitiesOpen: build.query({ ...operation(OpenOpportunitiesDocument), providesTags: ['Board'] }),
    opportunitiesLinked: build.query({ ...operation(LinkedOpportunityDocument), providesTags: ['Board'] }),
  }),
});

export const { useOpportunitiesBoardQuery, useOpportunitiesOpenQuery, useOpportunitiesLinkedQuery } =
  injected;

export const prefetchBoard = (search: URLSearchParams) =>
  injected.util.prefetch('opportunitiesBoard', { input: queryOf(boardViewOf(search)) }, FRESH);
