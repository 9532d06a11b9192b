import { operation, type TypedDocument } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { BrowseDocument } from './__generated__/browse';
import { FoundCoachesDocument } from './__generated__/foundCoaches';
import { FoundMembersDocument } from './__generated__/foundMembers';
import { SearchDocument } from './__generated__/search';

type DataOf<Document> = Document extends TypedDocument<infer Data, never> ? Data : never;
export type FoundGroups = NonNullable<NonNullable<DataOf<typeof SearchDocument>['search']>['data']>;

interface Paged {
  take?: number | null;
}

/** More rows replace fewer in the same cache entry: the shown ones stay while they load. */
const growing = <Args extends Paged>() => ({
  serializeQueryArgs: ({ queryArgs: { take: _take, ...search } }: { queryArgs: Args }) => search,
  forceRefetch: ({ currentArg, previousArg }: { currentArg?: Args; previousArg?: Args }) =>
    (currentArg?.take ?? 0) > (previousArg?.take ?? 0),
});

/** One query for each domain: a domain that fails costs only its own part of the results. */
export const { useContentSearchQuery, useCoachingFoundQuery, useUsersFoundQuery, useContentBrowseQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      contentSearch: build.query({ ...operation(SearchDocument), ...growing(), providesTags: ['Seats'] }),
      coachingFound: build.query({ ...operation(FoundCoachesDocument), ...growing() }),
      usersFound: build.query({ ...operation(FoundMembersDocument), ...growing() }),
      contentBrowse: build.query(operation(BrowseDocument)),
    }),
  });
