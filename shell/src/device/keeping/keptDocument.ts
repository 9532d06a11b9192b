import { isAt } from './isAt';
import { isTooOld, keptNow, openPages } from './keptAnswers';

const KEPT_DOCUMENT = '/kept/document';
const KEPT_PATTERNS = '/kept/patterns';
export const DOCUMENT_KEYS = [KEPT_DOCUMENT, KEPT_PATTERNS];

/** Keeps the one document of all pages, and the patterns of those at which it may be shown. */
export async function keepDocument(
  cache: Cache,
  html: string,
  { headers }: Response,
  patterns: readonly string[],
): Promise<void> {
  await cache.put(KEPT_PATTERNS, Response.json(patterns));
  await cache.put(KEPT_DOCUMENT, new Response(html, { headers: keptNow(headers) }));
}

/** The document for a page that may be kept; `/` leads to the first of these. */
export async function findDocument(pathname: string): Promise<Response | null> {
  const cache = await openPages();
  const document = await cache?.match(KEPT_DOCUMENT);
  if (!document || isTooOld(document)) return null;
  const patterns = (await (await cache?.match(KEPT_PATTERNS))?.json()) as string[];
  if (patterns.some((pattern) => isAt(pattern, pathname))) return document;
  return pathname === '/' ? Response.redirect(patterns[0]!, 302) : null;
}

/** Whose page it is: null for a visitor, also at the front door, which is no page of the shell; undefined where the page does not know yet. */
export function accountIn(html: string): string | null | undefined {
  if (registryIn(html) === undefined) return null;
  const session = dataIn(html, 'session') as { user?: { id?: string } | null } | undefined;
  return session && (session.user?.id ?? null);
}

export const registryIn = (html: string): string | undefined =>
  (dataIn(html, 'registry') as { id?: string } | undefined)?.id;

/** What the server embedded, read where there is no DOM; the ids are those of `registryView.ts`, which would split the first script. */
function dataIn(html: string, id: 'session' | 'registry'): unknown {
  const [, text] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}
