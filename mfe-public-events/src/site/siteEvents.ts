import { type PlatformV1, sendGraphql } from '@athenaeum/shell-contract';
import {
  SiteEventDocument,
  type SiteEventQuery,
  SiteEventsDocument,
  type SiteEventsQueryVariables,
} from './__generated__/siteEvents';

export type SiteEvent = NonNullable<NonNullable<SiteEventQuery['salon']>['data']>;

type Filters = Omit<
  NonNullable<SiteEventsQueryVariables['input']>,
  'take' | 'skip' | 'phase' | 'salon_status'
>;

const PAGE_SIZE = 100;
const MAX_EVENTS = 500;
/** Cancelled, or without a date. */
const CANCELLED_STATUSES = ['cancelled', 'postponed'];

/** The events could not be read: an empty response would be untrue. */
export class EventsUnavailable extends Error {}

/** Listed, and taking place: the events that feeds, search engines, embeds and pictures may show. */
export const isAnnounced = (event: SiteEvent): boolean =>
  !event.is_private && !event.hide_on_feed && !event.salon_status && event.phase !== 'RECORDED';

/** Announced events, soonest first. */
export async function announcedEvents(
  platform: PlatformV1,
  filters: Filters = {},
  most = MAX_EVENTS,
): Promise<SiteEvent[]> {
  const found: SiteEvent[] = [];
  for (let skip = 0; skip < MAX_EVENTS; skip += PAGE_SIZE) {
    const { data } = await sendGraphql(platform, SiteEventsDocument, {
      input: {
        ...filters,
        phase: { in: ['LIVE', 'UPCOMING'] },
        salon_status: { notIn: CANCELLED_STATUSES },
        take: PAGE_SIZE,
        skip,
      },
    });
    const page = data?.salons;
    if (!page?.ok || !page.data) throw new EventsUnavailable();
    found.push(...page.data.filter(isAnnounced));
    if (found.length >= most || skip + PAGE_SIZE >= (page.count ?? 0)) break;
  }
  return found.slice(0, most);
}

/** One event as a visitor may see it; null when there is none. */
export async function siteEvent(platform: PlatformV1, slug: string): Promise<SiteEvent | null> {
  const { data, error } = await sendGraphql(platform, SiteEventDocument, { slug }, { refusals: 'data' });
  if (error || !data.salon) throw new EventsUnavailable();
  if (data.salon.code && data.salon.code !== 'NOT_FOUND' && data.salon.code !== 'INVALID')
    throw new EventsUnavailable();
  return data.salon.data ?? null;
}
