import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { SalonDocument, type SalonQuery } from './__generated__/salon';

export type SalonDetail = NonNullable<NonNullable<SalonQuery['salon']>['data']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentSalon: build.query({
      ...operation(SalonDocument),
      providesTags: (_answer, _error, { slug }) => [{ type: 'Salon', id: slug }],
    }),
  }),
});

export const { useContentSalonQuery } = injected;

export const keptSalon = (slug: string) => operation(SalonDocument).query({ slug });

export const prefetchSalon = (slug: string) => injected.util.prefetch('contentSalon', { slug }, FRESH);
