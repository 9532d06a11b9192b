import { formatMoney } from '@athenaeum/common/money';
import { sendGraphql } from '@athenaeum/shell-contract';
import { truncate } from '@athenaeum/shared-ui';
import { HostGroupsDocument } from '../../features/experts';
import { TestimonialsDocument } from '../../features/testimonials';
import type { ResponseContext } from '../responseContext';
import { announcedEvents, type SiteEvent } from '../siteEvents';
import type { Host } from './Hosts';
import type { Quote } from './Quotes';

/** Shorter than the shell waits for the page: what is not here by then is left out of it. */
const TIMEOUT_MS = 1500;
/** As many as stand beside each other, and in two rows. */
const MAX_EVENTS = 3;
const MAX_HOSTS = 8;
const MAX_QUOTES = 2;
/** Some of them may be full. */
const MAX_READ = 12;
const MAX_QUOTE_LENGTH = 180;

/** What could be had of the front door; null where it could not, and its part is left out. */
export interface FrontDoorData {
  events: SiteEvent[] | null;
  hosts: Host[] | null;
  quotes: Quote[] | null;
  /** "$2,400" */
  price: string | null;
}

/** Only what visitors may see anyway: public events, hosts of the events page, reviews selected for it, the price. */
export async function loadFrontDoor(context: ResponseContext): Promise<FrontDoorData> {
  const [events, hosts, quotes, price] = await Promise.all([
    inTime(openEvents(context)),
    inTime(publicHosts(context)),
    inTime(selectedQuotes(context)),
    inTime(yearPrice(context)),
  ]);
  return { events, hosts, quotes, price };
}

async function openEvents({ platform }: ResponseContext): Promise<SiteEvent[]> {
  const events = await announcedEvents(platform, { invite_type: { equals: 'OPEN_TO_PUBLIC' } }, MAX_READ);
  return events.filter(({ is_closed }) => !is_closed).slice(0, MAX_EVENTS);
}

async function publicHosts({ platform }: ResponseContext): Promise<Host[] | null> {
  const { data } = await sendGraphql(platform, HostGroupsDocument, {});
  const groups = data?.hostGroups?.data;
  if (!groups) return null;
  const leaders = groups.flatMap((group) => group.leaders ?? []);
  return [...new Map(leaders.map((leader) => [leader.slug, leader])).values()].slice(0, MAX_HOSTS);
}

async function selectedQuotes({ platform }: ResponseContext): Promise<Quote[] | null> {
  const { data } = await sendGraphql(platform, TestimonialsDocument, {});
  return (
    data?.testimonials?.data?.slice(0, MAX_QUOTES).map(({ id, feedback, ...review }) => ({
      id,
      words: truncate(feedback ?? '', MAX_QUOTE_LENGTH),
      name: review.reviewer_name,
      picture: review.reviewer?.image,
      event: review.event_title,
    })) ?? null
  );
}

async function yearPrice({ settings }: ResponseContext): Promise<string | null> {
  const answer = await fetch(`${settings.gateway}/api/billing/membership/price`);
  const { data } = (await answer.json()) as { data?: { total: number; currency: string } | null };
  return data ? formatMoney(data.total, data.currency) : null;
}

async function inTime<Value>(loading: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS, null)));
  return Promise.race([loading, late])
    .catch(() => null)
    .finally(() => clearTimeout(timer));
}
