import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { PublicEventsDocument, type PublicEventsQuery } from './__generated__/publicEvents';

export type PublicEvent = NonNullable<NonNullable<PublicEventsQuery['salons']>['data']>[number];

/** What the list shows: filters as stored, empty for all; the page from 1. */
export interface ListedView {
  event_type: string;
  invite_type: string;
  location: string;
  term: string;
  page: number;
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentPublicEvents: build.query(operation(PublicEventsDocument)),
  }),
});

export const { useContentPublicEventsQuery } = injected;

export const PAGE_SIZE = 6;

export const queryOf = (view: ListedView) => ({
  input: {
    phase: { in: ['LIVE' as const, 'UPCOMING' as const] },
    salon_status: { notIn: ['cancelled'] },
    take: PAGE_SIZE,
    skip: (view.page - 1) * PAGE_SIZE,
    ...(view.event_type && { event_type: { equals: view.event_type } }),
    ...(view.invite_type && { invite_type: { equals: view.invite_type } }),
    ...(view.location && { event_location: { equals: view.location } }),
    ...(view.term && { title: { contains: view.term } }),
  },
});

export const prefetchPublicEvents = (view: ListedView) =>
  injected.util.prefetch('contentPublicEvents', queryOf(view), FRESH);
