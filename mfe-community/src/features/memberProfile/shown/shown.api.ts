import { operation } from '@athenaeum/shell-contract';
import { api } from '../../../api';
import { AlsoInDocument, OwnGroundDocument, type OwnGroundQuery } from './__generated__/shown';

export type OwnGround = NonNullable<NonNullable<OwnGroundQuery['me']>['data']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersOwnGround: build.query(operation(OwnGroundDocument)),
    usersAlsoIn: build.query(operation(AlsoInDocument)),
  }),
});

export const { useUsersOwnGroundQuery, useUsersAlsoInQuery } = injected;
