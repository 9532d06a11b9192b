import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { PublicEventDocument, type PublicEventQuery } from './__generated__/publicEvent';

export type PublicEventDetail = NonNullable<NonNullable<PublicEventQuery['salon']>['data']>;

export const { useContentPublicEventQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    contentPublicEvent: build.query(operation(PublicEventDocument)),
  }),
});
