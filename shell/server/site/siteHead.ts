import { LRUCache } from 'lru-cache';
import type { Language } from '@athenaeum/messages';
import type { Logger } from 'pino';
import { askHost, HostRefused } from '../frontDoor/askHost';

const FRESH_MS = 60_000;
/** While a host is away not every visitor waits for it. */
const RETRY_AFTER_MS = 5000;
const MAX_KEPT = 200;

interface Page {
  /** The remote that is a site of its own, and the version of it that is shown. */
  remote: { name: string; version: string };
  /** Path and query. */
  path: string;
  language: Language;
}

interface Options {
  /** Where the hosts of sites are reached, by remote. */
  hosts: Readonly<Record<string, string>>;
  log: Pick<Logger, 'error'>;
  now?: () => number;
}

export type SiteHeadSource = (page: Page) => Promise<readonly string[]>;

/**
 * What search engines and link previews read of the same page on the remote's own site, as whole tags: a link to the portal
 * is then previewed as one to the site is. Empty where the site has no such page or cannot be had.
 */
export function createSiteHeadSource({ hosts, log, now = Date.now }: Options): SiteHeadSource {
  const kept = new LRUCache<string, { head: Promise<readonly string[]>; at: number }>({ max: MAX_KEPT });
  const failedAt = new Map<string, number>();

  return ({ remote: { name, version }, path, language }) => {
    const host = hosts[name];
    if (!host || now() - (failedAt.get(name) ?? -Infinity) < RETRY_AFTER_MS) return Promise.resolve([]);
    const url = new URL(path, host);
    // A request may name a whole address, by which this server would ask somebody else.
    if (url.origin !== new URL(host).origin) return Promise.resolve([]);
    const key = `${name} ${version} ${language} ${path}`;
    const known = kept.get(key);
    if (known && now() - known.at < FRESH_MS) return known.head;

    const head = askHost({ url, version, language }).then(
      ({ html }) => tagsIn(html),
      (error: unknown) => {
        kept.delete(key);
        if (error instanceof HostRefused) return [];
        failedAt.set(name, now());
        log.error({ remote: name, version, reason: String(error) }, 'the head of a page was not had');
        return [];
      },
    );
    kept.set(key, { head, at: now() });
    return head;
  };
}

/** As `composeSitePage` writes them: what is written otherwise is left out. */
const TAGS =
  /<meta (?:name="(?:description|robots|twitter:[a-z:]+)"|property="og:[a-z:_]+") content="[^"<>]*">|<link rel="canonical" href="[^"<>]*">/g;

const tagsIn = (html: string): readonly string[] => html.slice(0, html.indexOf('</head>')).match(TAGS) ?? [];
