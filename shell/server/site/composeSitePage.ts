import { escapeHtml } from '@athenaeum/common/escaping';
import type { Language } from '@athenaeum/messages';
import type { SitePage } from '@athenaeum/shell-contract/site';
import { headOf, type PageScript } from '../composePage';
import { scriptJson } from '../scriptJson';

interface Frame {
  brand: string;
  language: Language;
  /** Settings for the client side. */
  meta: Record<string, string>;
  fonts: readonly string[];
  scripts: readonly PageScript[];
  hints: readonly PageScript[];
}

/** A complete document, readable without scripts. */
export function composeSitePage(
  page: SitePage,
  { brand, language, meta, fonts, scripts, hints }: Frame,
): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    ...headOf({ title: page.title, brand, meta }),
    ...page.tags.map(({ tag, attributes }) => `<${tag}${written(attributes)}>`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...hints.map(({ src }) => `<link rel="preload" as="script" href="${src}">`),
    ...page.styles.map(({ css, attributes = {} }) => `<style${written(attributes)}>${css}</style>`),
    ...(page.structured ?? []).map(
      (value) => `<script type="application/ld+json">${scriptJson(value)}</script>`,
    ),
    ...scripts.map(({ src, integrity }) => `<script defer${checked(integrity)} src="${src}"></script>`),
    '</head>',
    '<body>',
    `<div id="root">${page.html}</div>`,
    ...Object.entries(page.data ?? {}).map(
      ([id, value]) => `<script type="application/json" id="${escapeHtml(id)}">${scriptJson(value)}</script>`,
    ),
    '</body>',
    '</html>',
  ].join('\n');
}

/** With CORS, as an embedded page has an opaque origin. */
const checked = (integrity = '') => ` crossorigin="anonymous" integrity="${integrity}"`;

const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
