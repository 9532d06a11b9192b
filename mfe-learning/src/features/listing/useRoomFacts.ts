import { isMissing } from '@athenaeum/shell-contract';
import {
  type ListingFilter,
  recordingsOf,
  upcomingOf,
  useContentListedRecordingsQuery,
  useContentListedUpcomingQuery,
} from './listing.api';
import { roomFactsOf, type RoomFacts } from './roomFacts';

/**
 * The figures in the header of a listing (its room), from the first pages of both lists. `counts` is undefined while they are
 * loading; `first` is null when there is no recording to show, or when a list failed.
 */
export function useRoomFacts(filter: ListingFilter): RoomFacts {
  const ahead = useContentListedUpcomingQuery({ input: upcomingOf(filter, 1) });
  const past = useContentListedRecordingsQuery({ input: recordingsOf(filter, 1) });
  const upcoming = ahead.currentData;
  const recorded = past.currentData;
  // The list that failed shows the error; the header leaves its figures out.
  if (ahead.isError || past.isError) return { counts: undefined, first: null };
  if (!upcoming || !recorded) return { counts: undefined, first: undefined };
  if (isMissing(upcoming, 'upcoming') || isMissing(recorded, 'recorded'))
    return { counts: undefined, first: null };
  return roomFactsOf({
    recordings: recorded.recorded?.count ?? 0,
    ahead: upcoming.upcoming?.count ?? 0,
    first: recorded.recorded?.data?.[0],
  });
}
