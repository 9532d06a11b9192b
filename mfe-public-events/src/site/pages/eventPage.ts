import type { Keeping, SitePage } from '@athenaeum/shell-contract/site';
import { pathOf, pictureOf } from '../addresses';
import { structuredEvent, structuredPage, structuredTrail } from '../head/structured';
import { siteText } from '../site.messages';
import { EventsUnavailable, isAnnounced, siteEvent } from '../siteEvents';
import { dayAndTime, summaryOf } from '../words';
import type { ResponseContext } from '../responseContext';
import { renderedPage, loadHere } from './renderedPage';
import { missingEvent } from './plainPages';

interface Found {
  salon?: { ok: boolean; data?: unknown } | null;
}

/** `/upcoming-events/{slug}`. An unlisted event is shown to those with its address, with `noindex`. */
export async function eventPage(context: ResponseContext, slug: string, keep: Keeping): Promise<SitePage> {
  const [event, page] = await Promise.all([siteEvent(context.platform, slug), loadHere(context)]);
  if (!event) return renderedPage(context, page, missingEvent());
  if (!page.answerTo<Found>('contentPublicEvent')?.salon?.data) throw new EventsUnavailable();

  const announced = isAnnounced(event);
  const path = pathOf(event.slug);
  return renderedPage(context, page, {
    status: 200,
    keep: announced && page.errors.length === 0 ? keep : undefined,
    begin: 'whenWanted',
    title: event.title,
    description: summaryOf(event),
    canonical: path,
    picture: pictureOf(event.slug),
    pictureText: siteText.pictureOf({ event: event.title, time: dayAndTime(event) }),
    type: 'article',
    unlisted: !announced,
    structured: announced
      ? [
          structuredPage(event.title, path, context.settings),
          structuredEvent(event, context.settings),
          structuredTrail(event.title, context.settings),
        ]
      : [],
  });
}
