import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../ci/openBrowser';
import { report, signedIn } from './browser';

/**
 * What a person feels, measured on the running product: `node --import tsx infra/bench/page.ts [rounds]`.
 * First visit to Home with nothing cached, and moves between areas and inside one, once a hover has warmed them. Medians.
 */
const base = process.env.BENCH_BASE_URL ?? 'http://localhost:3000';
const rounds = Number(process.argv[2] ?? 9);
const HOME = '/';
const OTHER = '/community/members';
const PAGES_OF_AREA = ['/calendar', '/my-salons', '/view-all/recently-added'];
/** How long a page is shown before the next navigation, ms: until it has rendered what it fetched. */
const AT_REST = 1000;

const browser = await openBrowser();
try {
  const visits = [];
  for (let round = 0; round < rounds; round++) visits.push(await firstVisit(browser));
  const moves = await warmMoves(browser, 'Community', OTHER);
  const pages = [];
  for (const path of PAGES_OF_AREA) pages.push({ path, times: await warmMoves(browser, 'Learning', path) });
  report(
    'requests of the first visit',
    visits.map(({ requests }) => requests),
  );
  report(
    'JavaScript, bytes as compressed',
    visits.map(({ javascript }) => javascript),
  );
  report(
    'heading of Home, ms',
    visits.map(({ heading }) => heading),
  );
  report(
    'salons on Home, ms',
    visits.map(({ content }) => content),
  );
  report('warm move between areas, ms', moves);
  for (const { path, times } of pages) report(`warm move to ${path}, ms`, times);
} finally {
  await browser.close();
}

async function firstVisit(from: Browser) {
  const page = await signedIn(from, { origin: base });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  let requests = 0;
  let javascript = 0;
  session.on('Network.responseReceived', ({ response }) => {
    if (response.url.startsWith('data:')) return;
    requests += 1;
    if (response.mimeType.includes('javascript')) javascript += Number(response.headers['Content-Length']);
  });
  await page.goto(base + HOME, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
  const heading = await sinceNavigation(page);
  await page.getByRole('region', { name: 'Upcoming' }).getByRole('link').first().waitFor();
  const content = await sinceNavigation(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return { requests, javascript, heading, content };
}

async function warmMoves(from: Browser, item: string, to: string): Promise<number[]> {
  const page = await signedIn(from, { origin: base, path: HOME });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await navigation.getByText(item, { exact: true }).hover();
    await page.waitForTimeout(AT_REST);
    times.push(await move(page, to));
    await page.waitForTimeout(AT_REST);
    await move(page, HOME);
  }
  // The first one still starts the area; every later one finds it warm.
  return times.slice(1);
}

/** Follows a link of the page and answers how long it took until the next area's heading was drawn, ms. */
function move(page: Page, to: string): Promise<number> {
  return page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1');
        const startedAt = performance.now();
        const seen = new MutationObserver(() => {
          const now = document.querySelector('main h1');
          if (!now || now === before) return;
          seen.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - startedAt));
        });
        seen.observe(document.body, { childList: true, subtree: true });
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
      }),
    to,
  );
}

function sinceNavigation(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}
