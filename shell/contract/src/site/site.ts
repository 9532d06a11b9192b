import type { Language } from '@athenaeum/messages';

/**
 * What a remote's build may bring besides its browser code: the server side of the site that the remote is by itself. Its
 * host starts it in a thread of its own, with `SiteSettings`, and hands it every read that is no file of the build; this is all
 * that the two know of each other.
 */
export interface SiteSettings {
  /** The product's name on its pages. */
  readonly brand: string;
  /** Where the site stands, and where the members' portal does: `https://events.example`. */
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
  /** The address of the client: rate limits count for it, not for the site. */
  readonly visitor: string;
  /** What the page is written in; English where a host of before does not say. */
  readonly language?: Language;
}

export type SiteAnswer = SitePage | SiteFile | SiteAsset | SiteMove;

/** How long anybody may keep an answer, and show it while asking for a newer one; seconds. Left out: nobody. */
export interface Keeping {
  readonly fresh: number;
  readonly stale: number;
}

interface Answered {
  readonly status: number;
  readonly keep?: Keeping | undefined;
  /** What making it cost the gateway, as that told it in `Server-Timing`. */
  readonly costs?: string | undefined;
}

/** A document: the host puts it together, and decides what may run on it. */
export interface SitePage extends Answered {
  readonly kind: 'page';
  readonly title: string;
  readonly tags: readonly HeadTag[];
  readonly styles: readonly SheetOfStyles[];
  /** What `#root` holds. */
  readonly html: string;
  /** Data by the id of the element that holds it; `structured` is for search engines. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly structured?: readonly object[];
  /** Which script of the build runs on it; none when left out. */
  readonly script?: string | undefined;
  /** Scripts that it will load as soon as it runs. */
  readonly ahead?: readonly string[];
  /** May be shown in a frame of any other site. */
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

/** Anything else that is text; `draw` makes a picture of an SVG. */
export interface SiteFile extends Answered {
  readonly kind: 'file';
  readonly type: string;
  readonly body: string;
  readonly draw?: 'png';
}

/** A file of the build under an address that does not change with it. */
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

/** What goes to the thread of a site, and what comes back. */
export interface Asked {
  readonly id: number;
  readonly request: SiteRequest;
}
export type Told =
  { readonly id: number; readonly answer: SiteAnswer } | { readonly id: number; readonly failure: string };
