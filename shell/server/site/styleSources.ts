import { createHash } from 'node:crypto';

/** An empty sheet, which the browser's side fills rule by rule. */
const EMPTY = sourceOf('');

/** Which styles of a finished document may be used: just those that are in it, so that the same page has the same policy. */
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
