import { createHash } from 'node:crypto';

/** An empty style sheet, which styled-components fills on the client. */
const EMPTY = sourceOf('');

/** The style sources of a rendered document: only its own styles, so that equal pages have equal policies. */
export function styleSources(html: string): { sheets: string[]; attributes: string[] } {
  const sheets = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => sourceOf(css));
  const attributes = [...html.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/g)].map(([, css = '']) =>
    sourceOf(unescaped(css)),
  );
  return { sheets: [EMPTY, ...new Set(sheets)], attributes: [...new Set(attributes)] };
}

function sourceOf(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => SIGNS[name]!);
