import { followTo, headingOf, homeOf, twoAreas } from '../fixtures/areas';
import { shiftOf, watchShifts, whatMoved } from '../fixtures/shifts';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';
import { leaveEverything, watchTraffic } from '../../../infra/pages/traffic';

const REQUESTS = 10;
const JAVASCRIPT = 160 * 1024;

test('the shell and Home come in few requests and little code, once, and nothing on the page moves', async ({
  page,
}) => {
  await beSignedIn(page, 'member', '/privacy-policy');
  await watchShifts(page);

  await leaveEverything(page);
  const traffic = await watchTraffic(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const { requests, javascript } = traffic;
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS);
  expect(javascript).toBeLessThanOrEqual(JAVASCRIPT);
  expect(await shiftOf(page)).toBeLessThan(0.001);
});

for (const [ms, path] of [
  [300, '/admin/purchases'],
  // Later than the page waits for them: it stays as it was drawn.
  [1500, '/peer-groups'],
] as const)
  test(`letters that come ${ms} ms late move nothing @phone`, async ({ page, context }) => {
    await beSignedIn(page, 'admin', '/privacy-policy');
    await watchShifts(page);
    await leaveEverything(page);
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    });
    const letters = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await letters;
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);

    expect(await shiftOf(page), await whatMoved(page)).toBeLessThan(0.001);
  });

test('letters are read once: no style that comes later has the browser forget them', async ({ page }) => {
  await beSignedIn(page, 'member', '/privacy-policy');
  await page.addInitScript(() => {
    const read: string[] = [];
    Object.assign(window, { read });
    document.fonts.addEventListener('loadingdone', ({ fontfaces }) =>
      read.push(
        ...fontfaces
          .filter(({ unicodeRange }) => unicodeRange !== 'U+0-10FFFF')
          .map(({ family, style }) => `${family} ${style}`),
      ),
    );
  });

  await page.goto('/peer-groups');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  // Left in the window by a script, which no type knows.
  const read = await page.evaluate(() => (window as unknown as { read: string[] }).read);
  expect(read.sort()).toEqual(['Commissioner normal', 'Newsreader italic', 'Newsreader normal']);
});

test('React is on the page once, whichever areas were visited', async ({ page }) => {
  // React reports every renderer to this hook.
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
  await beSignedIn(page, 'member', '/');
  const [one, two] = await twoAreas(page);

  await page.goto(homeOf(one)!);
  await expect(headingOf(page, one)).toBeVisible();
  await followTo(page, homeOf(two)!);
  await expect(headingOf(page, two)).toBeVisible();

  // Left in the window by a script, which no type knows.
  expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)).toBe(1);
});
