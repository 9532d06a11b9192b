import type { Page } from '@playwright/test';
import { watchShifts, shiftOf } from '../fixtures/shifts';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test.use({ mayReportErrors: true });

const strip = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const OFFLINE = 'You are offline.';
const AWAY = 'Some parts are not available right now.';

/** Home’s answer comes without one of its parts, as when a service is away. */
const withoutPart = (page: Page, part: string) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"Home"')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown> };
    await route.fulfill({
      response,
      json: {
        data: { ...body.data, [part]: null },
        errors: [{ message: 'Away', path: [part], extensions: { code: 'UNAVAILABLE' } }],
      },
    });
  });

test('offline is shown in one line that causes no layout shift and disappears by itself', async ({
  page,
  context,
}) => {
  await watchShifts(page);
  await signIn(page);
  await page.waitForLoadState('networkidle');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();

  await context.setOffline(true);
  await expect(strip(page, OFFLINE)).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);

  await context.setOffline(false);
  await expect(strip(page, OFFLINE)).toBeHidden();
  expect(await shiftOf(page)).toBeLessThan(0.001);
});

test('what is under the line can be scrolled free', async ({ page, context }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(strip(page, OFFLINE)).toBeVisible();

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Member agreement' });
  const [link, line] = [await last.boundingBox(), await strip(page, OFFLINE).boundingBox()];
  expect(link!.y + link!.height).toBeLessThanOrEqual(line!.y);
});

test('parts that are away are said, asked for again, and shown as soon as they are there', async ({
  page,
}) => {
  await withoutPart(page, 'recent');
  await signIn(page);
  await expect(page.getByText('Recently Added did not load')).toBeVisible();
  await expect(strip(page, AWAY)).toBeVisible();

  await page.unrouteAll();

  await expect(strip(page, AWAY)).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Recently Added' }).getByRole('link').first()).toBeVisible();
});

test('an unreachable server is reported, and the page comes when it is back', async ({ page }) => {
  await signIn(page, 'member', '/privacy-policy');
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(strip(page, 'cannot be reached right now.')).toBeVisible();

  await page.unrouteAll();

  await expect(page.getByRole('region', { name: 'Upcoming' }).getByRole('link').first()).toBeVisible({
    timeout: 20_000,
  });
  await expect(strip(page, 'cannot be reached right now.')).toBeHidden();
});
