import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { PublicEventDocument, type PublicEventQuery } from './__generated__/publicEvent';

export type PublicEventDetail = NonNullable<NonNullable<PublicEventQuery['salon']>['data']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentPublicEvent: build.query({ ...operation(PublicEventDocument), providesTags: ['Event'] }),
  }),
});

export const { useContentPublicEventQuery } = injected;

export const prefetchPublicEvent = (slug: string) =>
  injected.util.prefetch('contentPublicEvent', { slug }, FRESH);
