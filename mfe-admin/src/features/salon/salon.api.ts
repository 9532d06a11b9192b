import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  DuplicateSalonDocument,
  RemoveSalonDocument,
  SalonChoicesDocument,
  SalonPeopleDocument,
  SaveSalonDocument,
  SetSalonStatusDocument,
  StaffSalonDocument,
  type StaffSalonRecordFragment,
} from './__generated__/salon';

export type StaffSalon = StaffSalonRecordFragment;

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    contentStaffSalon: build.query({ ...operation(StaffSalonDocument), providesTags: ['StaffSalon'] }),
    contentSalonChoices: build.query({ ...operation(SalonChoicesDocument) }),
    contentSalonPeople: build.query({ ...operation(SalonPeopleDocument) }),
  }),
});

const CHANGED = ['StaffSalon', 'StaffSalons', 'ContentCounts', 'AllContent'] as const;
// Refetches every list that may have it, also after a version conflict.
const writing = api.injectEndpoints({
  endpoints: (build) => ({
    contentSaveSalon: build.mutation({ ...operation(SaveSalonDocument), invalidatesTags: [...CHANGED] }),
    contentSetSalonStatus: build.mutation({
      ...operation(SetSalonStatusDocument),
      invalidatesTags: [...CHANGED],
    }),
    contentDuplicateSalon: build.mutation({
      ...operation(DuplicateSalonDocument),
      invalidatesTags: ['StaffSalons', 'ContentCounts', 'AllContent'],
    }),
    contentRemoveSalon: build.mutation({
      ...operation(RemoveSalonDocument),
      invalidatesTags: ['StaffSalons', 'ContentCounts', 'AllContent'],
    }),
  }),
});

export const { useContentStaffSalonQuery, useContentSalonChoicesQuery, useContentSalonPeopleQuery } = reading;
export const {
  useContentSaveSalonMutation,
  useContentSetSalonStatusMutation,
  useContentDuplicateSalonMutation,
  useContentRemoveSalonMutation,
} = writing;

export const prefetchSalon = (id: string) =>
  reading.util.prefetch('contentStaffSalon', { input: { id } }, FRESH);
