import { KEPT_PAGES } from '@athenaeum/shared-ui/kept-pages';

const KEPT_AT = 'x-kept-at';
const WITHOUT = 'x-without';
/** Longer without a network, nothing that was kept is shown: nobody can say any more whose device it is. */
export const MAX_KEPT_MS = 7 * 24 * 60 * 60_000;

interface Question {
  operationName: string;
  query: string;
  variables?: unknown;
}

/** The key of a query and its variables, in whatever order they are written. */
export async function keyOf({ operationName, query, variables }: Question): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ query, variables }, inOrder));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/kept/${operationName}/${hex}`;
}

/** `complete`; `refused`: no longer the member's to read; `lacking`: a later answer may be better. */
export type AnswerState = 'complete' | 'refused' | 'lacking';

/**
 * Keeps an answer, where it is complete, without the fields that belong to others.
 *
 * @param text the answer's JSON: `{ data, errors? }`
 */
export async function keepAnswer(
  cache: Cache,
  key: string,
  text: string,
  without: readonly string[],
): Promise<AnswerState> {
  const state = stateOf(text);
  if (state !== 'complete') return state;
  const kept = JSON.stringify(
    JSON.parse(text, (name, value: unknown) => (without.includes(name) ? null : value)),
  );
  const headers = {
    'content-type': 'application/json',
    [KEPT_AT]: String(Date.now()),
    [WITHOUT]: without.join(),
  };
  await cache.put(key, new Response(kept, { headers }));
  return state;
}

/** When it was kept, epoch ms; 0 for what is not kept. */
export const keptAt = (kept: Response | undefined): number => Number(kept?.headers.get(KEPT_AT) ?? 0);

/** The headers of something that is kept from now on. */
export function keptNow(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.set(KEPT_AT, String(Date.now()));
  return kept;
}

export const isTooOld = (kept: Response): boolean => keptAt(kept) < Date.now() - MAX_KEPT_MS;

/** What the network answers takes the place of what is kept of the same query; after a refusal nothing is kept of it. */
export async function renewKept(body: string, answer: Response): Promise<void> {
  const cache = await openPages();
  if (!cache || !answer.ok) return;
  const key = await keyOf(JSON.parse(body) as Question);
  const kept = await cache.match(key);
  if (!kept) return;
  const without = (kept.headers.get(WITHOUT) ?? '').split(',');
  if ((await keepAnswer(cache, key, await answer.text(), without)) === 'refused') await cache.delete(key);
}

/** The kept answer to a query, as one in which something is missing: the page shows it, and asks again. */
export async function findKept(body: string): Promise<{ at: number; answer: Response } | null> {
  const kept = await (await openPages())?.match(await keyOf(JSON.parse(body) as Question));
  if (!kept || isTooOld(kept)) return null;
  const { data } = (await kept.json()) as { data: unknown };
  const errors = [{ message: 'Kept', path: ['kept'], extensions: { code: 'UNAVAILABLE' } }];
  return { at: keptAt(kept), answer: Response.json({ data, errors }) };
}

/** Null where nothing is kept: what was removed meanwhile is not made again. */
export const openPages = async (): Promise<Cache | null> =>
  (await caches.has(KEPT_PAGES)) ? caches.open(KEPT_PAGES) : null;

interface GraphqlAnswer {
  data?: Record<string, { ok?: boolean; code?: string | null } | null> | null;
  errors?: unknown;
}

function stateOf(text: string): AnswerState {
  const { data, errors } = JSON.parse(text) as GraphqlAnswer;
  const refused = Object.values(data ?? {}).filter((part) => part?.ok === false);
  if (!data || errors !== undefined) return 'lacking';
  if (refused.length === 0) return 'complete';
  return refused.some((part) => TAKEN_AWAY.includes(part?.code ?? '')) ? 'refused' : 'lacking';
}

const TAKEN_AWAY = ['FORBIDDEN', 'NOT_FOUND'];

const inOrder = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
