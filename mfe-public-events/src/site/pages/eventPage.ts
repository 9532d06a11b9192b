import type { Keeping, SitePage } from '@athenaeum/shell-contract/site';
import { pathOf, pictureOf } from '../addresses';
import { structuredEvent, structuredPage, structuredTrail } from '../head/structured';
import { siteText } from '../site.messages';
import { EventsUnavailable, isAnnounced, siteEvent } from '../siteEvents';
import { summaryOf } from '../words';
import type { World } from '../world';
import { drawnPage, loadHere } from './drawnPage';
import { missingEvent } from './plainPages';

interface Found {
  salon?: { ok: boolean; data?: unknown } | null;
}

/** `/upcoming-events/{slug}`. What is not announced stands there for those who have its address, and is found by nobody. */
export async function eventPage(world: World, slug: string, keep: Keeping): Promise<SitePage> {
  const [event, page] = await Promise.all([siteEvent(world.platform, slug), loadHere(world)]);
  if (!event) return drawnPage(world, page, missingEvent());
  if (!page.answerTo<Found>('contentPublicEvent')?.salon?.data) throw new EventsUnavailable();

  const announced = isAnnounced(event);
  const path = pathOf(event.slug);
  return drawnPage(world, page, {
    status: 200,
    keep: announced && page.errors.length === 0 ? keep : undefined,
    begin: 'whenWanted',
    title: event.title,
    description: summaryOf(event),
    canonical: path,
    picture: pictureOf(event.slug),
    pictureText: siteText.artOf({ event: event.title }),
    type: 'article',
    unlisted: !announced,
    structured: announced
      ? [
          structuredPage(event.title, path, world.settings),
          structuredEvent(event, world.settings),
          structuredTrail(event.title, world.settings),
        ]
      : [],
  });
}
