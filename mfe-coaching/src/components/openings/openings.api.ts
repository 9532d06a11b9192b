import { operation } from '@athenaeum/shell-contract';
import { useState } from 'react';
import { api } from '../../api';
import { OpenSlotsDocument, type OpenSlotsQuery } from './__generated__/openSlots';

export type OpenSlot = NonNullable<NonNullable<OpenSlotsQuery['slots']>['data']>[number];

const { useCoachingOpenSlotsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    coachingOpenSlots: build.query({ ...operation(OpenSlotsDocument), providesTags: ['Slots'] }),
  }),
});

const QUARTER_HOUR_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** The maximum that the server returns in one response. */
const MAX_DAYS = 42;

/** A coach's free times, six weeks at a time: the first from now on, `page` counts from 1. */
export function useOpenings(coach_id: string, page: number) {
  // Rounded to a quarter of an hour, so that the next component gets a cache hit.
  const [now] = useState(() => Math.floor(Date.now() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS);
  const from = now + (page - 1) * MAX_DAYS * DAY_MS;
  const to = from + MAX_DAYS * DAY_MS;
  const { currentData, isError, isFetching, refetch } = useCoachingOpenSlotsQuery({ coach_id, from, to });
  const slots = currentData?.slots?.data;
  return {
    slots,
    hasFailed: !slots && (isError || currentData !== undefined),
    isFetching,
    refetch: () => void refetch(),
  };
}
export type OpeningsAnswer = ReturnType<typeof useOpenings>;
