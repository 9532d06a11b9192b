import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { signedIn } from '../bench/browser';
import { openBrowser } from '../ci/openBrowser';
import { drawings } from './drawings';

/**
 * Pictures of pages beside their drawings, from the running product: `npm run compare -- --drawings FOLDER [name…]`. Writes
 * `test-results/drawings/NAME-WIDTH.png`, the drawing on the left; `--dark` compares the dark ones, where they were drawn.
 */
const base = process.env.BENCH_BASE_URL ?? 'http://localhost:3000';
const FOLDER = 'test-results/drawings';
const WIDTHS = [390, 1440] as const;
const GAP = 24;
/** Parts that come when they are near. */
const SCROLL_THROUGH = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }
})()`;
/** Those too that come when they are scrolled to. */
const LOAD_ALL_PICTURES = `for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'`;

const { positionals: names, values: chosen } = parseArgs({
  allowPositionals: true,
  options: { drawings: { type: 'string' }, dark: { type: 'boolean' } },
});
const scheme = chosen.dark ? 'dark' : 'light';
if (!chosen.drawings) throw new Error('Say where the drawings are: npm run compare -- --drawings FOLDER');
const drawn = resolve(chosen.drawings);

mkdirSync(FOLDER, { recursive: true });
const browser = await openBrowser();
const pages = new Map<string, Page>();
try {
  for (const given of drawings.filter(({ drawing }) => names.length === 0 || names.includes(drawing)))
    for (const width of WIDTHS)
      await compare(given, width).catch((error: Error) => failed(given.drawing, error));
} finally {
  await browser.close();
}

async function compare(
  { drawing, who, path, show, isWindow }: (typeof drawings)[number],
  width: number,
): Promise<void> {
  const name = `${drawing}-${width}${chosen.dark ? '-dark' : ''}`;
  const left = fileOf(join(drawn, `${name}.png`));
  if (!left) return console.log(`${name}: not drawn`);
  const page = await pageOf(who);
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.goto(base + path);
  await page.locator('h1').first().waitFor();
  await page.evaluate(SCROLL_THROUGH);
  await page
    .locator('main [role=status]', { hasText: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });
  await page.evaluate(LOAD_ALL_PICTURES);
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForLoadState('networkidle');
  await show?.(page);
  const right = await page.screenshot({ fullPage: !isWindow });
  await beside(browser, [left, right], join(FOLDER, `${name}.png`));
  console.log(`${name}: ${FOLDER}/${name}.png`);
}

/** The others are compared all the same. */
function failed(drawing: string, { message }: Error): void {
  process.exitCode = 1;
  console.log(`${drawing}: ${message}`);
}

async function pageOf(who: string): Promise<Page> {
  const known = pages.get(who);
  if (known) return known;
  const page =
    who === 'nobody'
      ? await (await browser.newContext()).newPage()
      : await signedIn(browser, { origin: base, account: who });
  page.setDefaultTimeout(120_000);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  pages.set(who, page);
  return page;
}

function fileOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** Both pictures at their own size, level at the top. */
async function beside(browser: Browser, pictures: readonly Buffer[], path: string): Promise<void> {
  const page = await browser.newPage();
  const images = pictures.map((file) => `<img src="data:image/png;base64,${file.toString('base64')}">`);
  await page.setContent(
    `<body style="display:inline-flex;align-items:start;gap:${GAP}px;margin:0;background:#808080">${images.join('')}</body>`,
  );
  await page.locator('body').screenshot({ path });
  await page.close();
}
