import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Pagination } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Agenda } from './Agenda';
import {
  type CalendarOptions,
  type CalendarSalon,
  PAGE_SIZE,
  queryOf,
  useContentCalendarEventsQuery,
} from './calendar.api';
import { calendarText } from './calendar.messages';
import { AgendaSkeleton } from './CalendarSkeleton';
import type { CalendarView, FilterName } from './calendarView';
import { Filters } from './Filters';
import { NoEvents } from './NoEvents';

interface EventsProps {
  view: CalendarView;
  options: CalendarOptions | undefined;
  action: (salon: CalendarSalon) => ReactNode;
  choose: (name: FilterName, values: readonly string[]) => void;
  clear: () => void;
  hrefFor: (page: number) => string;
}

/** The events of one view by day, and the filters. */
export function Events({ view, options, action, choose, clear, hrefFor }: EventsProps) {
  const { data, currentData, isError, isFetching, refetch } = useContentCalendarEventsQuery(queryOf(view));
  const failed = isError || isMissing(currentData, 'salons') || currentData?.salons?.ok === false;
  // While the next page loads, the last one keeps the page's height.
  const listed = (failed ? currentData : data)?.salons;
  const count = listed?.count ?? 0;
  const top = useRef<HTMLDivElement>(null);
  const lastPage = useRef(view.page);
  useEffect(() => {
    if (lastPage.current === view.page) return;
    lastPage.current = view.page;
    top.current?.scrollIntoView();
  }, [view.page]);

  return (
    <Top ref={top} aria-busy={isFetching}>
      <Filters
        chosen={view.chosen}
        options={options}
        // Counts of the last query do not belong to this one.
        result={currentData?.salons?.data ? calendarText.events({ count }) : null}
        onChoose={choose}
        onClear={clear}
      />
      {listed?.data?.length ? (
        <>
          <Agenda salons={listed.data} action={action} />
          <Pagination
            label={calendarText.pages}
            page={view.page}
            pages={Math.ceil(count / PAGE_SIZE)}
            hrefFor={hrefFor}
          />
        </>
      ) : failed ? (
        <Below>
          <ErrorPanel
            headingLevel={2}
            title={calendarText.eventsNotLoaded}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Below>
      ) : listed?.data ? (
        <Below>
          <NoEvents view={view} onClear={clear} />
        </Below>
      ) : (
        <AgendaSkeleton />
      )}
    </Top>
  );
}

const Top = styled.div`
  scroll-margin-top: ${token.topbar};
`;

const Below = styled.div`
  margin-top: ${token.space[32]};
`;
