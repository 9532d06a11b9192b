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

const PAGE = 100;
const MOST = 500;
/** What will not take place, or nobody knows when. */
const STRUCK = ['cancelled', 'postponed'];

/** Nobody could say which events there are: an answer made of nothing would be untrue. */
export class EventsUnavailable extends Error {}

/** Listed, and taking place: all that feeds, search engines, embeds and pictures may know of. */
export const isAnnounced = (event: SiteEvent): boolean =>
  !event.is_private && !event.hide_on_feed && !event.salon_status && event.phase !== 'RECORDED';

/** What is announced, soonest first. */
export async function announcedEvents(
  platform: PlatformV1,
  filters: Filters = {},
  most = MOST,
): Promise<SiteEvent[]> {
  const found: SiteEvent[] = [];
  for (let skip = 0; skip < MOST; skip += PAGE) {
    const { data } = await sendGraphql(platform, SiteEventsDocument, {
      input: {
        ...filters,
        phase: { in: ['LIVE', 'UPCOMING'] },
        salon_status: { notIn: STRUCK },
        take: PAGE,
        skip,
      },
    });
    const page = data?.salons;
    if (!page?.ok || !page.data) throw new EventsUnavailable();
    found.push(...page.data.filter(isAnnounced));
    if (found.length >= most || skip + PAGE >= (page.count ?? 0)) break;
  }
  return found.slice(0, most);
}

/** One event as it is to a visitor; null when there is none for her. */
export async function siteEvent(platform: PlatformV1, slug: string): Promise<SiteEvent | null> {
  const { data, error } = await sendGraphql(platform, SiteEventDocument, { slug }, { refusals: 'data' });
  if (error || !data.salon) throw new EventsUnavailable();
  if (data.salon.code && data.salon.code !== 'NOT_FOUND' && data.salon.code !== 'INVALID')
    throw new EventsUnavailable();
  return data.salon.data ?? null;
}
