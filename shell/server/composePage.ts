import { escapeHtml } from '@athenaeum/common/escaping';
import { baseCss, themeCss } from '@athenaeum/shared-ui/theme';
import type { Language } from '@athenaeum/messages';
import { scriptJson } from './scriptJson';

export interface PageParts {
  title: string;
  brand: string;
  language: Language;
  nonce: string;
  /** Addresses of the scripts to run, in order. */
  scripts: PageScript[];
  /** Scripts to preload. */
  hints?: PageScript[];
  fonts: string[];
  /** Data for the page by the id of the element that holds it. */
  data?: Record<string, unknown>;
  meta?: Record<string, string>;
  /** More of the head, as HTML. */
  tags?: readonly string[];
  /** The address of the server-rendered page, for browsers without JavaScript. */
  withoutScript?: string | undefined;
  /** HTML after the page's root, on every page. */
  banner?: { html: string; css: string };
}

export interface PageScript {
  src: string;
  integrity?: string | undefined;
}

/** Composes a complete document with theme styles, embedded data and scripts. */
export function composePage({
  title,
  brand,
  language,
  nonce,
  scripts,
  hints = [],
  fonts,
  data = {},
  meta = {},
  tags = [],
  withoutScript,
  banner = { html: '', css: '' },
}: PageParts): string {
  const lines = [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    ...headOf({ title, brand, meta }),
    ...tags,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
    ),
    ...hints.map(
      (hint) => `<link rel="preload" as="script"${attributes(hint)} href="${escapeHtml(hint.src)}">`,
    ),
    `<style nonce="${nonce}">${themeCss}${baseCss}${FRAME_CSS}${banner.css}</style>`,
    ...Object.entries(data).map(
      ([id, value]) => `<script type="application/json" id="${id}">${scriptJson(value)}</script>`,
    ),
    ...scripts.map(runs),
    '</head>',
    '<body>',
    ...(banner.html ? [banner.html] : []),
    `<noscript><p class="noscript">${escapeHtml(brand)} needs JavaScript: please switch it on.${drawnAt(withoutScript)}</p></noscript>`,
    `<div id="root"><div class="frame" aria-hidden="true"></div></div>`,
    '</body>',
    '</html>',
  ];
  return lines.join('\n');
}

const drawnAt = (address: string | undefined) =>
  address ? ` <a href="${escapeHtml(address)}">This page without JavaScript</a>` : '';

/** The start of every document. */
export const headOf = ({
  title,
  brand,
  meta = {},
}: Pick<PageParts, 'title' | 'brand' | 'meta'>): string[] => [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<title>${escapeHtml(title)}</title>`,
  `<meta name="application-name" content="${escapeHtml(brand)}">`,
  '<meta name="theme-color" content="#f7f4ef" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#151112" media="(prefers-color-scheme: dark)">',
  ...Object.entries(meta).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
  `<link rel="icon" type="image/svg+xml" href="${FAVICON}">`,
];

export const runs = (script: PageScript): string =>
  `<script defer${attributes(script)} src="${escapeHtml(script.src)}"></script>`;

const attributes = ({ src, integrity }: PageScript) =>
  integrity ? ` integrity="${integrity}"${src.startsWith('/') ? '' : ' crossorigin="anonymous"'}` : '';

/**
 * The top bar's outline is in the first paint, and the bell's place is kept, against layout shift; on the narrowest screens
 * the bell stands where the wordmark would.
 */
const FRAME_CSS = `.frame{min-height:100vh}.frame::before{content:'';display:block;height:var(--topbar);border-bottom:1px solid var(--color-line)}.noscript{padding:var(--gutter)}member-bell{width:44px}@media (max-width:359.98px){header:has(member-bell) svg+svg{display:none}}`;

const FAVICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#611a2e"/><path d="M8 27V14.5a8 8 0 0 1 16 0V27M8 20h16" fill="none" stroke="#fff4ee" stroke-width="2.2"/><path d="M11.6 20a4.4 4.4 0 0 1 8.8 0z" fill="#e9b872"/></svg>',
)}`;
