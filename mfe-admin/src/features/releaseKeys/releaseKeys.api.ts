import { api } from '../../api';
import { askReleases, type ReleaseResult } from '../../components/releaseService';

export const RIGHTS = [
  'deploy',
  'canary',
  'promote',
  'preview',
  'rollback',
  'kill',
  'untested',
  'site',
] as const;
export type Right = (typeof RIGHTS)[number];

/** A release key of an area team. Times are epoch ms. */
export interface ReleaseKey {
  id: string;
  name: string;
  areas: string[];
  rights: Right[];
  created_at: number;
  created_by: string;
  expires_at: number;
  revoked_at: number | null;
  revoked_by: string | null;
  last_used_at: number | null;
}

export interface NewKey {
  /** The public key, from the team. */
  public_part: string;
  name: string;
  areas: string[];
  rights: Right[];
  days: number;
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    releasesKeys: build.query<{ keys: ReleaseKey[] }, void>({
      queryFn: askReleases(() => ({ path: '/keys' })),
      keepUnusedDataFor: 0,
      providesTags: ['ReleaseKeys'],
    }),
    releasesRegisterKey: build.mutation<ReleaseResult, NewKey>({
      queryFn: askReleases((key) => ({ path: '/keys', body: key })),
      invalidatesTags: ['ReleaseKeys'],
    }),
    releasesRevokeKey: build.mutation<ReleaseResult, { id: string; reason: string }>({
      queryFn: askReleases(({ id, reason }) => ({ path: `/keys/${id}/revoke`, body: { reason } })),
      invalidatesTags: ['ReleaseKeys'],
    }),
  }),
});

export const { useReleasesKeysQuery, useReleasesRegisterKeyMutation, useReleasesRevokeKeyMutation } =
  injected;
