import type { AttendeeList } from '@athenaeum/content-contract';
import { isMissing } from '@athenaeum/shell-contract';
import { useEffect } from 'react';
import { useContentAttendeesInfiniteQuery } from './attendees.api';

/** All attendees on a list of an event; further pages are loaded automatically. */
export function useAttendees(salon_id: string, list: AttendeeList) {
  const { currentData, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useContentAttendeesInfiniteQuery({ salon_id, list });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const pages = currentData?.pages ?? [];
  const refused = pages.find((page) => isMissing(page, 'attendees') || page.attendees?.ok === false);
  return {
    /** Undefined until the first answer. */
    attendees: pages[0]?.attendees?.data
      ? pages.flatMap(({ attendees }) => attendees?.data ?? [])
      : undefined,
    attendance: pages.at(-1)?.attendees?.attendance ?? null,
    message: refused?.attendees?.message ?? null,
    hasFailed: isError || refused !== undefined,
    /** Further pages are loading. */
    isPartial: hasNextPage || isFetchingNextPage,
    isFetching,
    /** Continues with the page that failed. */
    retry: () => void (pages[0]?.attendees?.data && hasNextPage ? fetchNextPage() : refetch()),
  };
}
