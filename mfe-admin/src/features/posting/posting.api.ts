import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  DeskApplicationsDocument,
  type DeskApplicationFragment,
  UpdateDeskApplicationDocument,
} from './__generated__/applications';
import {
  CloseDeskPostingDocument,
  CreatePostingDocument,
  DecideChangeDocument,
  DeskPostingDocument,
  type DeskPostingFragment,
  EditPostingDocument,
  PublishPostingDocument,
  SetPostingStatusDocument,
} from './__generated__/posting';

export type DeskPosting = DeskPostingFragment;
export type DeskApplication = DeskApplicationFragment;

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesDeskPosting: build.query({ ...operation(DeskPostingDocument), providesTags: ['Posting'] }),
    opportunitiesDeskApplications: build.query({
      ...operation(DeskApplicationsDocument),
      providesTags: ['Applications'],
    }),
  }),
});

// Refetches every list that may have it, also after a version conflict.
const writing = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesCreate: build.mutation({
      ...operation(CreatePostingDocument),
      invalidatesTags: ['Postings'],
    }),
    opportunitiesPublish: build.mutation({
      ...operation(PublishPostingDocument),
      invalidatesTags: ['Postings', 'Posting'],
    }),
    opportunitiesClose: build.mutation({
      ...operation(CloseDeskPostingDocument),
      invalidatesTags: ['Postings', 'Posting'],
    }),
    opportunitiesEdit: build.mutation({
      ...operation(EditPostingDocument),
      invalidatesTags: ['Postings', 'Posting'],
    }),
    opportunitiesDecideChange: build.mutation({
      ...operation(DecideChangeDocument),
      invalidatesTags: ['Postings', 'Posting'],
    }),
    opportunitiesSetStatus: build.mutation({
      ...operation(SetPostingStatusDocument),
      invalidatesTags: ['Postings', 'Posting'],
    }),
    opportunitiesUpdateApplication: build.mutation({
      ...operation(UpdateDeskApplicationDocument),
      invalidatesTags: ['Postings', 'Posting', 'Applications'],
    }),
  }),
});

export const { useOpportunitiesDeskPostingQuery, useOpportunitiesDeskApplicationsQuery } = reading;
export const {
  useOpportunitiesCreateMutation,
  useOpportunitiesPublishMutation,
  useOpportunitiesCloseMutation,
  useOpportunitiesEditMutation,
  useOpportunitiesDecideChangeMutation,
  useOpportunitiesSetStatusMutation,
  useOpportunitiesUpdateApplicationMutation,
} = writing;

export const prefetchPosting = (id: string) =>
  reading.util.prefetch('opportunitiesDeskPosting', { input: { id } }, FRESH);
