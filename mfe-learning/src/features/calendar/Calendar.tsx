import { translateSentence } from '@athenaeum/messages';
import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Tabs } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { type CalendarSalon, optionsOf, useContentCalendarOptionsQuery } from './calendar.api';
import { calendarText } from './calendar.messages';
import { CalendarSkeleton } from './CalendarSkeleton';
import { TYPES, typeLabel } from './calendarView';
import { Events } from './Events';
import { EventTypeBanner } from './EventTypeBanner';
import { useCalendarView } from './useCalendarView';

interface CalendarProps {
  /** The member's RSVP status for an event, and its actions. */
  action: (salon: CalendarSalon) => ReactNode;
}

const ALL = 'ALL';

/** Upcoming salons by type, with filters; the whole view is in the address. */
export function Calendar({ action }: CalendarProps) {
  const { view, chooseType, ...filters } = useCalendarView();
  const { data, isError, isFetching, refetch } = useContentCalendarOptionsQuery(optionsOf(view));
  const banner = data?.eventTypes?.data?.find(({ event_type }) => event_type === view.type);
  const failed = isError || isMissing(data, 'eventTypes') || data?.eventTypes?.ok === false;

  return (
    <Tabs
      label={calendarText.eventType}
      tabs={[
        { id: ALL, label: calendarText.allTypes },
        ...TYPES.map((type) => ({ id: type, label: translateSentence(typeLabel(type)) })),
      ]}
      selected={view.type || ALL}
      onSelect={(type) => chooseType(type === ALL ? '' : type)}
    >
      {/* Rendered after the part above is known, to avoid a layout shift. */}
      {data || isError ? (
        <>
          {banner ? (
            <EventTypeBanner banner={banner} />
          ) : (
            view.type &&
            failed && (
              <ErrorPanel
                headingLevel={2}
                title={calendarText.typeNotLoaded}
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
            )
          )}
          <Events view={view} options={data} action={action} {...filters} />
        </>
      ) : (
        <CalendarSkeleton withBanner={view.type !== ''} />
      )}
    </Tabs>
  );
}
