import type { Page, Route } from '@playwright/test';
import { shiftOf, watchShifts, whatMoved } from '../fixtures/shifts';
import { beSignedIn } from '../fixtures/signIn';
import { watchStillness } from '../fixtures/stillness';
import { expect, test } from '../fixtures/test';
import { watchFromTheMiddle } from '../fixtures/watchFromTheMiddle';

/** Longer than a skeleton waits before it is seen. */
const LATE_MS = 1200;

const PAGES = [
  ['member', '/'],
  ['member', '/salons/negotiating-your-next-role'],
  ['member', '/expert-strategists/experts/maya-chen'],
  ['member', '/manage-plan'],
  ['admin', '/admin/members/d54b658e-47a6-5457-ae82-af6d54f02f52'],
  ['admin', '/admin/requests'],
  ['editor', '/admin/content'],
] as const;

for (const [who, path] of PAGES)
  test(`${path} stays where it is when its answers come late @phone`, async ({ page }) => {
    await beSignedIn(page, who, '/privacy-policy');
    await haveAnswersLate(page);
    await watchShifts(page);
    const { arrive } = watchStillness(page);

    await page.goto(path);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^Loading/ })
        .first(),
    ).toBeAttached();
    await arrive();

    expect(await shiftOf(page), await whatMoved(page)).toBeLessThan(0.001);
  });

test('a recording that was begun stays where it is when its place comes late', async ({ page }) => {
  await beSignedIn(page, 'private', '/salons/negotiating-your-next-role');
  const video = page.locator('video');
  const places = () =>
    video.evaluate(({ readyState, currentTime }: HTMLVideoElement) => [readyState, currentTime]);
  await expect.poll(async () => (await places())[0]).toBeGreaterThan(0);
  const saved = page.waitForResponse(
    (response) => /(create|update)Progress/.test(response.request().postData() ?? '') && response.ok(),
  );
  await watchFromTheMiddle(video);
  await saved;
  await haveAnswersLate(page);
  await watchShifts(page);
  const { arrive } = watchStillness(page);

  await page.reload();
  await expect.poll(async () => (await places())[1]).toBeGreaterThan(20);
  await arrive();

  expect(await shiftOf(page), await whatMoved(page)).toBe(0);
});

async function haveAnswersLate(page: Page): Promise<void> {
  await page.route('**/graphql', (route) => continueAfter(LATE_MS, route));
  // Later than what is around it.
  await page.route('**/api/billing/**', (route) => continueAfter(2 * LATE_MS, route));
}

async function continueAfter(milliseconds: number, route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await route.continue();
}
