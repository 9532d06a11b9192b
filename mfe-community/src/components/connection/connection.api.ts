import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  ClickToConnectDocument,
  type KnownConnectionFragment,
  UpdateConnectionDocument,
} from './__generated__/connection';

/** As the viewer may know it. */
export type KnownConnection = KnownConnectionFragment;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersConnect: build.mutation(operation(ClickToConnectDocument)),
    usersUpdateConnection: build.mutation(operation(UpdateConnectionDocument)),
  }),
});

export const { useUsersConnectMutation, useUsersUpdateConnectionMutation } = injected;
