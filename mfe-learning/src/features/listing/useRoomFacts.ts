import { isMissing } from '@athenaeum/shell-contract';
import {
  type ListingFilter,
  recordingsOf,
  upcomingOf,
  useContentListedRecordingsQuery,
  useContentListedUpcomingQuery,
} from './listing.api';
import { roomFactsOf, type RoomFacts } from './roomFacts';

/** What the room of a listing says of its salons, from the first pages of both lists. */
export function useRoomFacts(filter: ListingFilter): RoomFacts {
  const ahead = useContentListedUpcomingQuery({ input: upcomingOf(filter, 1) });
  const past = useContentListedRecordingsQuery({ input: recordingsOf(filter, 1) });
  const upcoming = ahead.currentData;
  const recorded = past.currentData;
  // What failed is said where it would stand; the room then says nothing of it.
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
