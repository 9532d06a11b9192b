import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CategoryDocument } from './__generated__/category';
import { CollectionDocument } from './__generated__/collection';
import { GoalDocument } from './__generated__/goal';
import { ListedRecordingsDocument, ListedUpcomingDocument } from './__generated__/listedSalons';
import { PeerGroupDocument, type PeerGroupQuery } from './__generated__/peerGroup';
import { SaveGoalsDocument } from './__generated__/saveGoals';
import { SpeakerDocument } from './__generated__/speaker';
import { TeachersDocument } from './__generated__/teachers';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentCategory: build.query(operation(CategoryDocument)),
    contentGoal: build.query(operation(GoalDocument)),
    // The own goals are read again by the page that shows them.
    contentSaveGoals: build.mutation(operation(SaveGoalsDocument)),
    contentSpeaker: build.query(operation(SpeakerDocument)),
    contentCollection: build.query({ ...operation(CollectionDocument), providesTags: ['Seats'] }),
    contentPeerGroup: build.query({ ...operation(PeerGroupDocument), providesTags: ['Seats', 'Group'] }),
    contentTeachers: build.query(operation(TeachersDocument)),
    contentListedUpcoming: build.query({ ...operation(ListedUpcomingDocument), providesTags: ['Seats'] }),
    contentListedRecordings: build.query({ ...operation(ListedRecordingsDocument), providesTags: ['Seats'] }),
  }),
});

export type PeerGroupDetail = NonNullable<NonNullable<PeerGroupQuery['collection']>['data']>;

export const {
  useContentCategoryQuery,
  useContentGoalQuery,
  useContentSaveGoalsMutation,
  useContentSpeakerQuery,
  useContentCollectionQuery,
  useContentPeerGroupQuery,
  useContentTeachersQuery,
  useContentListedUpcomingQuery,
  useContentListedRecordingsQuery,
} = injected;

export type ListingFilter = { [Name in 'category' | 'tag' | 'speaker']?: { equals: string } };

/** One page of upcoming salons; pages count from 1. */
export const upcomingOf = (filter: ListingFilter, page: number) => ({
  ...filter,
  take: LIBRARY_LIMITS.salonGrid,
  skip: (page - 1) * LIBRARY_LIMITS.salonGrid,
  phase: { in: ['LIVE' as const, 'UPCOMING' as const] },
});

/** One page of recordings, newest first. */
export const recordingsOf = (filter: ListingFilter, page: number) => ({
  ...filter,
  take: LIBRARY_LIMITS.salonGrid,
  skip: (page - 1) * LIBRARY_LIMITS.salonGrid,
  phase: { equals: 'RECORDED' as const },
  has_recording: { equals: true },
  orderBy: { date: 'desc' as const },
});

export const prefetchCategory = (slug: string) => injected.util.prefetch('contentCategory', { slug }, FRESH);
export const prefetchGoal = (slug: string) => injected.util.prefetch('contentGoal', { slug }, FRESH);
export const prefetchSpeaker = (slug: string) => injected.util.prefetch('contentSpeaker', { slug }, FRESH);
export const prefetchCollection = (slug: string) =>
  injected.util.prefetch('contentCollection', { slug }, FRESH);
export const prefetchPeerGroup = (slug: string) =>
  injected.util.prefetch('contentPeerGroup', { slug }, FRESH);
