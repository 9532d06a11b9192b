import { api } from '../../api';
import { asksRoute } from '../../components/route';

interface Wish {
  id: string;
  reason: string;
}

const about = (what: 'sign-out' | 'reset-factors') => ({
  path: ({ id }: Wish) => `/api/auth/members/${encodeURIComponent(id)}/${what}`,
  body: ({ reason }: Wish) => ({ reason }),
});
const signOut = about('sign-out');
const resetFactors = about('reset-factors');

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns how many sessions ended. */
    accessSignOut: build.mutation<number, Wish>({
      queryFn: asksRoute(signOut.path, signOut.body),
      invalidatesTags: ['Member'],
    }),
    accessResetFactors: build.mutation<boolean, Wish>({
      queryFn: asksRoute(resetFactors.path, resetFactors.body),
      invalidatesTags: ['Member'],
    }),
  }),
});

export const { useAccessSignOutMutation, useAccessResetFactorsMutation } = injected;
