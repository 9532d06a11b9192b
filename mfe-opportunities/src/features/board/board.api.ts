import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  ClosedOpportunityDocument,
  type ClosedOpportunityQuery,
  LinkedOpportunityDocument,
  OpenOpportunitiesDocument,
  OpportunityBoardDocument,
  ViewOpportunityDocument,
  type BoardOpportunityFragment,
  type OpenOpportunitiesQuery,
} from './__generated__/board';
import { boardViewOf, queryOf } from './boardView';

export type BoardOpportunity = BoardOpportunityFragment;
export type SimilarOpportunity = NonNullable<
  NonNullable<ClosedOpportunityQuery['closedOpportunity']>['data']
>['similar'][number];
/** Every open opportunity, for the filters' counts. */
export type OpenOpportunities = NonNullable<OpenOpportunitiesQuery['opportunities']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesBoard: build.query({ ...operation(OpportunityBoardDocument), providesTags: ['Board'] }),
    opportunitiesOpen: build.query({ ...operation(OpenOpportunitiesDocument), providesTags: ['Board'] }),
    opportunitiesClosed: build.query({ ...operation(ClosedOpportunityDocument), providesTags: ['Board'] }),
    opportunitiesView: build.mutation(operation(ViewOpportunityDocument)),
    opportunitiesLinked: build.query({ ...operation(LinkedOpportunityDocument), providesTags: ['Board'] }),
  }),
});

export const {
  useOpportunitiesBoardQuery,
  useOpportunitiesClosedQuery,
  useOpportunitiesOpenQuery,
  useOpportunitiesLinkedQuery,
  useOpportunitiesViewMutation,
} = injected;

export const prefetchBoard = (search: URLSearchParams) =>
  injected.util.prefetch('opportunitiesBoard', { input: queryOf(boardViewOf(search)) }, FRESH);
