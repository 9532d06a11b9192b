import type { SiteSettings } from '@athenaeum/shell-contract/site';
import type { CoverFile } from '../components/EventCover';

export const LIST = '/upcoming-events';
/** Shown at the portal's `/`. */
export const FRONT_DOOR = '/front-door';
export const SITEMAP = '/sitemap.xml';
export const RSS = '/upcoming-events.rss';
export const CALENDAR = '/upcoming-events.ics';
export const PICTURE_OF_LIST = '/pictures/upcoming-events.png';
export const PICTURE_OF_FRONT_DOOR = '/pictures/front-door.png';
export const EMBED_PAGE = '/embed';
export const EMBED_FRAME = '/embed/events';
export const EMBED_SCRIPT = '/embed.js';

export const pathOf = (slug: string) => `${LIST}/${encodeURIComponent(slug)}`;
export const pictureOf = (slug: string) => `/pictures/${encodeURIComponent(slug)}.png`;

/** The art of any slug as a file. */
export const coverFile: CoverFile = (slug, shape) => `/covers/${shape}/${encodeURIComponent(slug)}.svg`;

/** Absolute addresses; one that is absolute already stays. */
export const absolute = ({ origin }: Pick<SiteSettings, 'origin'>, path: string) =>
  path.startsWith('/') ? origin + path : path;
