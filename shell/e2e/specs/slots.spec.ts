import type { Page } from '@playwright/test';
import { followTo, headingOf, homeOf, type PublishedArea, publishedAreas } from '../fixtures/areas';
import { CORS, publishFalseRemote } from '../fixtures/falseRemote';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

/** Fills a place in a page of another area. */
let filler: PublishedArea;
let exported: string;
let host: PublishedArea;

// Low enough for the end of the page to be far away at first.
test.use({ viewport: { width: 1440, height: 600 }, mayReportErrors: true });

test.beforeEach(async ({ page }) => {
  await beSignedIn(page, 'member', '/privacy-policy');
  const areas = await publishedAreas(page);
  host = areas.find((area) => homeOf(area) === '/')!;
  filler = areas.find(({ manifest }) => manifest.slots?.some(({ slot }) => slot === PLACE))!;
  exported = filler.manifest.slots!.find(({ slot }) => slot === PLACE)!.export;
});

const PLACE = 'home.blocks';
const isScriptOf =
  ({ name }: PublishedArea) =>
  (url: URL) =>
    url.pathname.startsWith(`/remotes/${name}/`);

const block = (page: Page) =>
  page.getByRole('region', { name: 'Talk it through with someone who’s been there' });
const toTheEnd = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

/** The browser has said of each place whether it is near, and what was asked for then has been sent. */
const everyPlaceWasLookedAt = (page: Page) =>
  page.evaluate(async () => {
    // Observers hear of it in the order in which they began.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    await fetch('/registry.json');
  });

/** Home as if the place had nothing in it: no error, no gap that waits. */
async function expectHomeWithoutBlock(page: Page): Promise<void> {
  await expect(headingOf(page, host)).toBeVisible();
  await toTheEnd(page);
  await expect(block(page)).toBeHidden();
  await expect(page.locator('[data-area]').getByRole('alert')).toHaveCount(0);
}

test('another area’s block comes when its place comes near, and nothing of it before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isScriptOf(filler)(new URL(request.url()))) scripts.push(request.url());
  });

  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recently Added' }).getByRole('link').first()).toBeAttached();
  await everyPlaceWasLookedAt(page);
  expect(scripts).toEqual([]);

  await toTheEnd(page);
  await expect(block(page)).toBeVisible();
  await block(page).getByRole('button', { name: 'Find a Coach' }).click();
  await expect(headingOf(page, filler)).toBeVisible();
});

test('a slot that does not load is not mentioned, and is there at the next visit', async ({ page }) => {
  await page.route(isScriptOf(filler), (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expectHomeWithoutBlock(page);

  await page.unrouteAll();
  await followTo(page, '/privacy-policy');
  await expect(headingOf(page, host)).toBeHidden();
  await followTo(page, '/');
  await toTheEnd(page);

  await expect(block(page)).toBeVisible();
});

test('a slot that hangs delays nothing and is given up after eight seconds', async ({ page }) => {
  await page.route(isScriptOf(filler), () => new Promise(() => undefined));
  await page.goto('/');
  await expect(headingOf(page, host)).toBeVisible();
  await toTheEnd(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const waiting = await height();

  await expect.poll(height, { timeout: 12_000 }).toBeLessThan(waiting);
  await expectHomeWithoutBlock(page);
});

test('a slot that crashes while it mounts, or later, takes only itself away', async ({ page }) => {
  await publishFalseRemote(
    page,
    filler,
    `mount: async () => {}, ${exported}: {
      mount: async ({ platform, domElement }) => {
        domElement.innerHTML = '<p>Not for long</p>';
        document.addEventListener('crash', () =>
          platform.emit({ type: 'slotCrash', element: domElement, error: new Error('Later') }));
      },
      unmount: async () => {},
    }`,
  );
  await page.goto('/');
  // Until its blocks are there the page is so short that its end is no way to them.
  await expect(page.getByRole('region', { name: 'Recently Added' }).getByRole('link').first()).toBeAttached();
  await toTheEnd(page);
  await expect(page.getByText('Not for long')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('crash')));
  await expect(page.getByText('Not for long')).toBeHidden();
  await expectHomeWithoutBlock(page);
});

test('a slot that is no slot is as if it were not there', async ({ page }) => {
  await publishFalseRemote(page, filler, `mount: async () => {}, ${exported}: 'a word'`);

  await page.goto('/');

  await expectHomeWithoutBlock(page);
});

test('a slot whose script was changed is not run', async ({ page }) => {
  await page.route(isScriptOf(filler), async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), ...CORS },
      body: `${await response.text()} `,
    });
  });

  await page.goto('/');

  await expectHomeWithoutBlock(page);
  // A script that is still on its way is of no more interest.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
