import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MoreEventsDocument } from './__generated__/moreEvents';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentMoreEvents: build.query(operation(MoreEventsDocument)),
  }),
});

export const { useContentMoreEventsQuery } = injected;

/** As many as stand in a row. */
export const MAX_SHOWN = 4;

/** The next events that take place, without the one of this page. */
export const queryFor = (slug: string) => ({
  input: {
    phase: { equals: 'UPCOMING' as const },
    salon_status: { notIn: ['cancelled', 'postponed'] },
    slug: { notIn: [slug] },
    take: MAX_SHOWN,
  },
});

export const prefetchMoreEvents = (slug: string) =>
  injected.util.prefetch('contentMoreEvents', queryFor(slug), FRESH);
