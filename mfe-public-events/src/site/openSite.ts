import { addSentences, addTranslation } from '@athenaeum/messages';
import { findPage, matchPattern } from '@athenaeum/shell-contract/manifest';
import type { OpenSite, SiteAnswer, SiteRequest } from '@athenaeum/shell-contract/site';
import {
  atAddress,
  serverTimingHere,
  createSitePlatform,
  installBrowserGlobals,
} from '@athenaeum/shell-contract/site/server';
import { PLATFORM_ZONE, tellOwnZone } from '@athenaeum/shared-ui';
import { eventText } from '../components/event.messages';
import { manifest } from '../manifest';
import {
  CALENDAR,
  EMBED_FRAME,
  EMBED_PAGE,
  EMBED_SCRIPT,
  FRONT_DOOR,
  LIST,
  PICTURE_OF_FRONT_DOOR,
  PICTURE_OF_LIST,
  RSS,
  SITEMAP,
} from './addresses';
import { cover } from './cover';
import { embedFrame } from './embed/embedFrame';
import { embedPage } from './embed/embedPage';
import { calendar } from './feeds/calendar';
import { robots, sitemap } from './feeds/sitemap';
import { rss } from './feeds/rss';
import { FEED, PAGE, PICTURE } from './cacheLifetimes';
import spanish from './messages/es';
import { eventPage } from './pages/eventPage';
import { frontDoorPage } from './pages/frontDoorPage';
import { listPage } from './pages/listPage';
import { guestRsvpPage, missingPage, unavailablePage } from './pages/plainPages';
import { eventPicture, pagePicture } from './picture/eventPicture';
import { frontDoorPicture } from './picture/frontDoorPicture';
import { announcedEvents, EventsUnavailable, isAnnounced, siteEvent } from './siteEvents';
import type { ResponseContext } from './responseContext';

/** Timeout of requests to the gateway. */
const REQUEST_TIMEOUT_MS = 3000;

/** The public events as a site of its own: pages, files for search engines and feed readers, and the embed. */
export const openSite: OpenSite = (settings) => {
  installBrowserGlobals({ timeoutMs: REQUEST_TIMEOUT_MS });
  // The reader's time zone is unknown on the server.
  tellOwnZone(PLATFORM_ZONE);
  // Every response is in the language of its request, and concurrent ones do not affect each other.
  addTranslation('es', spanish.messages);
  addSentences('es', spanish.sentences);

  return (request) =>
    atAddress(settings.origin, request, async () => {
      const context = { settings, platform: createSitePlatform(manifest, settings) };
      try {
        // With what the gateway's requests took (`Server-Timing`).
        const response = await answer(context, request);
        return response.kind === 'move' ? response : { ...response, costs: serverTimingHere() };
      } catch (error) {
        if (error instanceof EventsUnavailable) return unavailablePage(context);
        throw error;
      }
    });
};

type Respond = (context: ResponseContext, request: SiteRequest) => SiteAnswer | Promise<SiteAnswer>;

const FIXED: Record<string, Respond> = {
  '/': () => ({ kind: 'move', to: LIST }),
  [LIST]: (context) => listPage(context, PAGE),
  [FRONT_DOOR]: (context) => frontDoorPage(context, PAGE),
  '/robots.txt': ({ settings }) => text('text/plain', robots(settings)),
  [SITEMAP]: async ({ settings, platform }) =>
    text('application/xml', sitemap(await announcedEvents(platform), settings)),
  [RSS]: async ({ settings, platform }) =>
    text('application/rss+xml', rss(await announcedEvents(platform), settings)),
  [CALENDAR]: async ({ settings, platform }) =>
    text('text/calendar', calendar(await announcedEvents(platform), settings)),
  [PICTURE_OF_LIST]: ({ settings }) =>
    pngOf(pagePicture('upcoming-events', eventText.upcoming, settings.brand)),
  [PICTURE_OF_FRONT_DOOR]: ({ settings }) => pngOf(frontDoorPicture(settings.brand)),
  [EMBED_PAGE]: (context) => embedPage(context, PAGE),
  [EMBED_FRAME]: (context) => embedFrame(context, PAGE),
  [EMBED_SCRIPT]: () => ({ kind: 'asset', status: 200, name: 'embed', keep: FEED }),
};

async function answer(context: ResponseContext, request: SiteRequest): Promise<SiteAnswer> {
  const { pathname } = location;
  const fixed = FIXED[pathname];
  if (fixed) return fixed(context, request);
  if (pathname !== '/' && pathname.endsWith('/'))
    return { kind: 'move', to: `/${pathname.replace(/^\/+|\/+$/g, '')}` };

  const pictured = matchPattern('/pictures/:file', pathname)?.file;
  if (pictured?.endsWith('.png')) return pictureOf(context, pictured.slice(0, -'.png'.length));
  const covered = matchPattern('/covers/:shape/:file', pathname);
  if (covered) return cover(covered) ?? missingPage(context);
  const page = findPage(manifest.pages, pathname);
  if (!page) return missingPage(context);
  const slug = page.path === `${LIST}/:slug` && matchPattern(page.path, pathname)?.slug;
  return slug ? eventPage(context, slug, PAGE) : guestRsvpPage(context);
}

/** Only for announced events: a picture must not reveal that a private event exists. */
async function pictureOf(context: ResponseContext, slug: string): Promise<SiteAnswer> {
  const event = await siteEvent(context.platform, slug);
  return event && isAnnounced(event)
    ? pngOf(eventPicture(event, context.settings.brand))
    : missingPage(context);
}

const pngOf = (body: string): SiteAnswer => ({
  kind: 'file',
  status: 200,
  type: 'image/svg+xml',
  body,
  draw: 'png',
  keep: PICTURE,
});

const text = (type: string, body: string): SiteAnswer => ({
  kind: 'file',
  status: 200,
  type,
  body,
  keep: FEED,
});
