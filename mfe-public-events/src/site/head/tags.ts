import { currentLocale } from '@athenaeum/messages';
import type { HeadTag, SiteSettings } from '@athenaeum/shell-contract/site';
import { eventText } from '../../components/event.messages';
import { absolute, CALENDAR, RSS } from '../addresses';

export interface Described {
  title: string;
  description: string;
  /** Path and query of the canonical address; absolute for a page that is shown on another origin. */
  canonical: string;
  picture: string;
  pictureText: string;
  type?: 'website' | 'article';
  /** For unlisted pages: `noindex`. */
  unlisted?: boolean;
}

/** Head tags for search engines, link previews and feed readers. */
export function headTags(page: Described, settings: SiteSettings): HeadTag[] {
  const { title, description } = page;
  const url = absolute(settings, page.canonical);
  const image = absolute(settings, page.picture);
  const feedTitle = `${eventText.upcoming} · ${settings.brand}`;
  if (page.unlisted) return [named('robots', 'noindex, nofollow'), named('description', description)];
  return [
    named('description', description),
    named('robots', 'index, follow, max-image-preview:large'),
    link('canonical', url),
    property('og:site_name', settings.brand),
    property('og:type', page.type ?? 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', currentLocale().replace('-', '_')),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', page.pictureText),
    named('twitter:card', 'summary_large_image'),
    feed('application/rss+xml', absolute(settings, RSS), feedTitle),
    feed('text/calendar', absolute(settings, CALENDAR), feedTitle),
  ];
}

export const named = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
});
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } });
const feed = (type: string, href: string, title: string): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'alternate', type, href, title },
});
