import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { openBrowser } from '../../ci/openBrowser';
import {
  type Budget,
  budgetFor,
  BUDGETS_FILE,
  nameOf,
  readBudgets,
  MISSING_COSTS,
} from '../../pages/budgets';
import { isVisitor, places } from '../../pages/places';
import { signedIn } from '../browser';
import { type Machine, measureVisit, type Visit } from './visit';

/**
 * Every page of the product, the first time and again with a full cache, as it is and on a slow machine and line (a
 * processor four times slower, 10 Mbit/s with 40 ms to the server): `npm run bench:pages -- [who] [path]`, on the running
 * product. Prints a table; `who` is one of the demo accounts, `nobody`, or `site` for the public events on their own origin. With `--budgets` it writes what a first visit to
 * each page may take instead: the most of a few visits, and something to spare.
 * Fetches and queries are counted by a product with `TELL_COSTS=true`, which is a little slower for it. Budgets are those of
 * a product that keeps no answers for the next visitor: `PUBLIC_ANSWERS_KEPT_MS=0`.
 */
const base = process.env.BENCH_BASE_URL ?? 'http://localhost:3000';
const site = process.env.BENCH_SITE_URL ?? 'http://localhost:3005';
const { positionals, values: chosen } = parseArgs({
  allowPositionals: true,
  options: { budgets: { type: 'boolean' } },
});
const [onlyWho, onlyPath] = positionals;
const VISITS_FOR_A_BUDGET = 2;
const AS_IT_IS: Machine = { slower: 1, line: null };
const MACHINES: Record<string, Machine> = {
  'as it is': AS_IT_IS,
  slow: { slower: 4, line: { bytesASecond: 10_000_000 / 8, latency: 40 } },
};
const COLUMNS: readonly (keyof Visit)[] = [
  'requests',
  'graph',
  'fetches',
  'queries',
  'rounds',
  'bytes',
  'javascript',
  'largest',
  'clickable',
  'blocked',
];

const browser = await openBrowser();
try {
  await (chosen.budgets ? writeBudgets() : printTable());
} finally {
  await browser.close();
}

async function printTable(): Promise<void> {
  console.log(`load average ${loadavg()[0]!.toFixed(1)}; sizes in bytes, times in ms\n`);
  console.log(`| who | page | machine | cache | ${COLUMNS.join(' | ')} | shift |`);
  console.log(`|---|---|---|---|${'---:|'.repeat(COLUMNS.length + 1)}`);
  for await (const { who, path, address, cookies } of chosenPlaces())
    for (const [name, machine] of Object.entries(MACHINES)) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies(cookies);
      for (const cache of ['empty', 'full']) {
        const page = await context.newPage();
        print([who, path, name, cache], await measureVisit(page, address, machine));
        await page.close();
      }
      await context.close();
    }
  console.log(`\nload average ${loadavg()[0]!.toFixed(1)}`);
}

async function writeBudgets(): Promise<void> {
  const budgets: Record<string, Budget> = onlyWho ? readBudgets() : {};
  console.log('requests, graph, fetches, queries, javascript of each visit:\n');
  for await (const { who, path, address, cookies } of chosenPlaces()) {
    const visits: Visit[] = [];
    for (let visit = 0; visit < VISITS_FOR_A_BUDGET; visit++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies(cookies);
      visits.push(await measureVisit(await context.newPage(), address, AS_IT_IS));
      await context.close();
    }
    if (visits.some(({ untold }) => untold > 0)) throw new Error(MISSING_COSTS);
    budgets[nameOf(who, path)] = budgetFor(visits);
    console.log(nameOf(who, path), ...visits.map(inShort));
  }
  writeFileSync(BUDGETS_FILE, `${JSON.stringify(budgets, null, 2)}\n`);
}

function inShort({ requests, graph, fetches, queries, javascript }: Visit): string {
  return `| ${[requests, graph, fetches, queries, javascript].join(' ')}`;
}

async function* chosenPlaces() {
  for (const [who, paths] of Object.entries(places)) {
    if (onlyWho && who !== onlyWho) continue;
    const cookies = isVisitor(who) ? [] : await cookiesOf(who);
    const origin = who === 'site' ? site : base;
    for (const path of paths)
      if (!onlyPath || path === onlyPath) yield { who, path, address: origin + path, cookies };
  }
}

async function cookiesOf(account: string): ReturnType<BrowserContext['cookies']> {
  const context = (await signedIn(browser, { origin: base, account })).context();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

function print(what: string[], visit: Visit): void {
  const figures = COLUMNS.map((column) => Math.round(visit[column]));
  console.log(`| ${[...what, ...figures, visit.shift.toFixed(5)].join(' | ')} |`);
}
