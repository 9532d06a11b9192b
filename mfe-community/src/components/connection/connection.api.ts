import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  ClickToConnectDocument,
  type KnownConnectionFragment,
  UpdateConnectionDocument,
} from './__generated__/connection';

/** As the viewer may see it. */
export type KnownConnection = KnownConnectionFragment;

export const connectionApi = api.enhanceEndpoints({ addTagTypes: ['Connections'] }).injectEndpoints({
  endpoints: (build) => ({
    usersConnect: build.mutation({ ...operation(ClickToConnectDocument), invalidatesTags: ['Connections'] }),
    usersUpdateConnection: build.mutation({
      ...operation(UpdateConnectionDocument),
      invalidatesTags: ['Connections'],
    }),
  }),
});

export const { useUsersConnectMutation, useUsersUpdateConnectionMutation } = connectionApi;
