import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { PublicEventsDocument, type PublicEventsQuery } from './__generated__/publicEvents';

export type PublicEvent = NonNullable<NonNullable<PublicEventsQuery['salons']>['data']>[number];

export const { useContentPublicEventsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    contentPublicEvents: build.query(operation(PublicEventsDocument)),
  }),
});
