import { restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';

interface Wish {
  id: string;
  reason: string;
}

const about = (what: 'sign-out' | 'reset-factors') =>
  [
    ({ id }: Wish) => `/api/auth/members/${encodeURIComponent(id)}/${what}`,
    { body: ({ reason }: Wish) => ({ reason }) },
  ] as const;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns how many sessions ended. */
    accessSignOut: build.mutation<number, Wish>({
      queryFn: restQueryFn(...about('sign-out')),
      invalidatesTags: ['Member'],
    }),
    accessResetFactors: build.mutation<boolean, Wish>({
      queryFn: restQueryFn(...about('reset-factors')),
      invalidatesTags: ['Member'],
    }),
  }),
});

export const { useAccessSignOutMutation, useAccessResetFactorsMutation } = injected;
