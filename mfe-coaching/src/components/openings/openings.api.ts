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

const QUARTER = 15 * 60_000;
const DAY = 24 * 60 * 60_000;
/** As many as the server answers for at once. */
const DAYS_AT_ONCE = 42;

/** A coach's free times, six weeks at a time: the first from now on, `page` counts from 1. */
export function useOpenings(coach_id: string, page: number) {
  // On the quarter of an hour, so that what shows them again finds them kept.
  const [now] = useState(() => Math.floor(Date.now() / QUARTER) * QUARTER);
  const from = now + (page - 1) * DAYS_AT_ONCE * DAY;
  const to = from + DAYS_AT_ONCE * DAY;
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
