import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  CalendarEventsDocument,
  type CalendarEventsQuery,
  CalendarOptionsDocument,
  type CalendarOptionsQuery,
} from './__generated__/calendar';
import { ATTENDING, type CalendarView, calendarViewOf } from './calendarView';

export type CalendarSalon = NonNullable<NonNullable<CalendarEventsQuery['salons']>['data']>[number];
export type CalendarOptions = CalendarOptionsQuery;
export type Banner = NonNullable<NonNullable<CalendarOptionsQuery['eventTypes']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentCalendarOptions: build.query({
      ...operation(CalendarOptionsDocument),
      providesTags: (_options, _error, { of }) => (of.attending ? ['Seats'] : []),
    }),
    contentCalendarEvents: build.query({ ...operation(CalendarEventsDocument), providesTags: ['Seats'] }),
  }),
});

export const { useContentCalendarOptionsQuery, useContentCalendarEventsQuery } = injected;

export const PAGE_SIZE = LIBRARY_LIMITS.pageSize;

const UPCOMING = { phase: { in: ['LIVE' as const, 'UPCOMING' as const] } };
const ownOf = ({ chosen }: CalendarView) => (chosen.status.length > 0 ? { attending: { equals: true } } : {});

/** The filter choices: among the salons that the member attends, where only those are shown. */
export const optionsOf = (view: CalendarView) => ({ of: { ...UPCOMING, take: 0, ...ownOf(view) } });

export function queryOf(view: CalendarView) {
  const { type, chosen, page } = view;
  return {
    input: {
      ...UPCOMING,
      take: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
      ...(type && { event_type: { equals: type } }),
      ...ownOf(view),
      ...oneOf('event_location', chosen.location),
      ...oneOf('location_city', chosen.city),
      ...oneOf('category', chosen.categories),
      ...oneOf('invite_type', chosen.inviteType),
    },
  };
}

const oneOf = (field: string, values: readonly string[]) =>
  values.length > 0 ? { [field]: { in: [...values] } } : {};

/** The calendar as it opens, and the member's own events in it. */
export const keptCalendar = ['', `status=${ATTENDING}`].flatMap((search) => {
  const view = calendarViewOf(new URLSearchParams(search));
  return [
    operation(CalendarOptionsDocument).query(optionsOf(view)),
    operation(CalendarEventsDocument).query(queryOf(view)),
  ];
});

export const prefetchCalendar = (search: URLSearchParams) => {
  const view = calendarViewOf(search);
  return [
    injected.util.prefetch('contentCalendarOptions', optionsOf(view), FRESH),
    injected.util.prefetch('contentCalendarEvents', queryOf(view), FRESH),
  ];
};
