import { deviceOf } from '@athenaeum/shared-ui/device';
import {
  deleteKept,
  KEPT_FILES,
  KEPT_PAGES,
  KEPT_SUMMARY,
  type KeptSummary,
  readKept,
} from '@athenaeum/shared-ui/kept-pages';
import { type PlatformV1, sendGraphql } from '@athenaeum/shell-contract';
import type { RemoteLoader } from '../../registry/remoteLoader';
import { declaredPages, type DeclaredPage } from './declaredPages';
import { keepAnswer, keptAt, keyOf } from './keptAnswers';
import { accountIn, DOCUMENT_KEYS, keepDocument, registryIn } from './keptDocument';
import { keepFiles } from './keepFiles';
import { type KeptPlan, PLAN_PATH } from './plan';

export interface Keeping {
  platform: PlatformV1;
  loader: Pick<RemoteLoader, 'load'>;
}

/** What is younger is not read again: the worker renews what the member opens. */
const FRESH_FOR_MS = 60 * 60_000;

/**
 * Brings what this device keeps up to date: the files, the answers of each page, and last the document, so that what opens without
 * a network is whole. Rejects where something did not arrive: what was kept stays.
 */
export async function keepPages({ platform, loader }: Keeping): Promise<void> {
  const account = platform.session.get().user?.id;
  if (!account || !deviceOf(account).keeps) return;
  const plan = await readPlan();
  const pages = await declaredPages(plan, { platform, loader });
  await keepFiles(plan.files);
  if ((await readKept())?.account !== account) await caches.delete(KEPT_PAGES);
  const cache = await caches.open(KEPT_PAGES);
  const keys = [];
  for (const page of pages) keys.push(...(await keepAnswers(cache, page, platform)));
  await keepShellPage(cache, plan, account);
  await removeAllBut(cache, [...keys, ...DOCUMENT_KEYS]);
  await summarize(cache, account, pages);
  // Signed out or turned off meanwhile, in this tab or another.
  if (!deviceOf(account).keeps) await deleteKept();
}

async function readPlan(): Promise<KeptPlan> {
  const answer = await fetch(PLAN_PATH);
  if (!answer.ok) throw new Error(`${PLAN_PATH} answered ${answer.status}.`);
  return (await answer.json()) as KeptPlan;
}

/** @returns the keys of the page's answers */
async function keepAnswers(
  cache: Cache,
  { path, queries, operations }: DeclaredPage,
  platform: PlatformV1,
): Promise<string[]> {
  const keys = [];
  for (const { document, variables } of queries) {
    const key = await keyOf({ operationName: document.name, query: document.query, variables });
    if (keptAt(await cache.match(key)) < Date.now() - FRESH_FOR_MS) {
      const sent = await sendGraphql(platform, document, variables, { refusals: 'data' });
      const text = JSON.stringify(answerOf(sent.data as object | undefined));
      const state = await keepAnswer(cache, key, text, operations[document.name] ?? []);
      if (state === 'lacking') throw new Error(`${path} is not whole.`);
      if (state === 'refused') continue;
    }
    keys.push(key);
  }
  return keys;
}

/** As the server wrote it. */
function answerOf(sent: object | undefined) {
  if (!sent) return { data: null };
  const { partial, ...data } = sent as { partial?: unknown };
  return { data, errors: partial };
}

/** The document as it is now, if it is of the same versions and the same member. */
async function keepShellPage(cache: Cache, { id, areas }: KeptPlan, account: string): Promise<void> {
  const patterns = areas.flatMap(({ pages }) => pages);
  const page = await fetch(patterns[0]!, { headers: { accept: 'text/html' } });
  const html = await page.text();
  if (!page.ok || registryIn(html) !== id || accountIn(html) !== account)
    throw new Error('The page is of another version or member.');
  await keepDocument(cache, html, page, patterns);
}

async function removeAllBut(cache: Cache, keys: readonly string[]): Promise<void> {
  const requests = await cache.keys();
  const others = requests.filter(({ url }) => !keys.includes(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
}

async function summarize(cache: Cache, account: string, pages: readonly DeclaredPage[]): Promise<void> {
  const sizes = await Promise.all(
    [KEPT_FILES, KEPT_PAGES].map(async (name) => sizeOf(await caches.open(name))),
  );
  const summary: KeptSummary = {
    account,
    at: Date.now(),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    pages: pages.map(({ path, title }) => ({ path, title })),
  };
  await cache.put(KEPT_SUMMARY, Response.json(summary));
}

async function sizeOf(cache: Cache): Promise<number> {
  const kept = await cache.matchAll();
  const sizes = await Promise.all(kept.map(async (response) => (await response.blob()).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
