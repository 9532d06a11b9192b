import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  RemoveViewDocument,
  RenameViewDocument,
  SavedViewsDocument,
  type SavedViewsQuery,
  SaveViewDocument,
} from './__generated__/savedViews';

export type SavedView = NonNullable<NonNullable<SavedViewsQuery['savedViews']>['data']>[number];

// Also after a refusal: the user may have changed them in another tab.
const tags = { invalidatesTags: ['SavedViews'] } as const;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersSavedViews: build.query({ ...operation(SavedViewsDocument), providesTags: ['SavedViews'] }),
    usersSaveView: build.mutation({ ...operation(SaveViewDocument), ...tags }),
    usersRenameView: build.mutation({ ...operation(RenameViewDocument), ...tags }),
    usersRemoveView: build.mutation({ ...operation(RemoveViewDocument), ...tags }),
  }),
});

export const {
  useUsersSavedViewsQuery,
  useUsersSaveViewMutation,
  useUsersRenameViewMutation,
  useUsersRemoveViewMutation,
} = injected;
