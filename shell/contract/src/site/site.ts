import type { Language } from '@athenaeum/messages';

/**
 * The server side of a remote's standalone site, an optional part of its build. The host starts it in a worker thread with
 * `SiteSettings` and passes it every GET that is no file of the build; they share nothing else.
 */
export interface SiteSettings {
  /** The product's name. */
  readonly brand: string;
  /** Origins of the site and of the members' portal: `https://events.example`. */
  readonly origin: string;
  readonly portal: string;
  readonly gateway: string;
  /** Prefix of the build's own files. */
  readonly base: string;
  readonly contact?: string | undefined;
  /** What else its footer may lead to. */
  readonly helpCenter?: string | undefined;
  readonly social?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

export interface SiteRequest {
  /** Path and query. */
  readonly path: string;
  /** The client's IP address, for rate limits. */
  readonly visitor: string;
  /** The language of the page; English where an older host does not send it. */
  readonly language?: Language;
  /** The header by which its requests to the gateway belong to a trace; absent where none is made. */
  readonly traceparent?: string | undefined;
}

export type SiteAnswer = SitePage | SiteFile | SiteAsset | SiteMove;

/** How long caches may keep an answer, and serve it stale while revalidating, in seconds. Absent: not cached. */
export interface Keeping {
  readonly fresh: number;
  readonly stale: number;
}

interface Answered {
  readonly status: number;
  readonly keep?: Keeping | undefined;
  /** The `Server-Timing` of the gateway's requests. */
  readonly costs?: string | undefined;
}

/** An HTML document, which the host assembles with its content security policy. */
export interface SitePage extends Answered {
  readonly kind: 'page';
  readonly title: string;
  readonly tags: readonly HeadTag[];
  readonly styles: readonly SheetOfStyles[];
  /** The HTML of `#root`. */
  readonly html: string;
  /** Data by the id of its script element; `structured` is for search engines. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly structured?: readonly object[];
  /** The script of the build that hydrates it; none where absent. */
  readonly script?: string | undefined;
  /** Scripts to preload. */
  readonly ahead?: readonly string[];
  /** May be framed by any site. */
  readonly embeddable?: boolean;
}

export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

export interface SheetOfStyles {
  readonly css: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Another text; `draw` renders an SVG as a picture. */
export interface SiteFile extends Answered {
  readonly kind: 'file';
  readonly type: string;
  readonly body: string;
  readonly draw?: 'png';
}

/** A file of the build under a stable address. */
export interface SiteAsset extends Answered {
  readonly kind: 'asset';
  readonly name: string;
}

export interface SiteMove {
  readonly kind: 'move';
  readonly to: string;
}

/** What the module of a site exports as `openSite`. */
export type OpenSite = (settings: SiteSettings) => (request: SiteRequest) => Promise<SiteAnswer>;

/** A message to the thread of a site. */
export interface SiteThreadRequest {
  readonly id: number;
  readonly request: SiteRequest;
}
/** Its answer to the message with this id. */
export type SiteThreadResponse =
  { readonly id: number; readonly answer: SiteAnswer } | { readonly id: number; readonly failure: string };
