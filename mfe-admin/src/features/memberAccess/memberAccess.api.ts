import { restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';

interface AccessInput {
  id: string;
  reason: string;
}

const about = (what: 'sign-out' | 'reset-factors') =>
  [
    ({ id }: AccessInput) => `/api/auth/members/${encodeURIComponent(id)}/${what}`,
    { body: ({ reason }: AccessInput) => ({ reason }) },
  ] as const;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns how many sessions ended. */
    accessSignOut: build.mutation<number, AccessInput>({
      queryFn: restQueryFn(...about('sign-out')),
      invalidatesTags: ['Member'],
    }),
    accessResetFactors: build.mutation<boolean, AccessInput>({
      queryFn: restQueryFn(...about('reset-factors')),
      invalidatesTags: ['Member'],
    }),
  }),
});

export const { useAccessSignOutMutation, useAccessResetFactorsMutation } = injected;
