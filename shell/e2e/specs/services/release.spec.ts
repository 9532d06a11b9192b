import { type Browser, expect, type Page, test } from '@playwright/test';
import { failurePanel, headingOf, homeOf, type PublishedArea, publishedAreas } from '../../fixtures/areas';
import { publishBroken, publishRefused, tryThrowing } from '../../fixtures/releases';
import { beSignedIn } from '../../fixtures/signIn';

const VISITORS = 10;
const AT_A_TIME = 2;
/** From the tenth failure on. */
const ROLLBACK_TIMEOUT_MS = 30_000;

/** Nobody else is there meanwhile: these journeys go one by one. */
const NAME = 'mfe-opportunities';

const areaNow = async (page: Page): Promise<PublishedArea> =>
  (await publishedAreas(page)).find(({ name }) => name === NAME)!;

/** Somebody else, in a browser of their own. */
async function visit(
  browser: Browser,
  look: (page: Page) => Promise<void>,
  account = 'member',
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await beSignedIn(page, account);
  await look(page);
  await context.close();
}

/** Sees the area fail, and stays until that is reported. */
async function meetFailure(page: Page, area: PublishedArea): Promise<void> {
  const told = page.waitForResponse('**/api/remotes/reports').catch(() => null);
  await page.goto(homeOf(area)!);
  await expect(failurePanel(page)).toBeVisible();
  await told;
}

test('a release that throws takes itself back within 30 seconds of its tenth failure, and the history says so', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await beSignedIn(page, 'admin', '/');
  const before = await areaNow(page);
  const broken = await publishBroken(NAME);
  expect((await areaNow(page)).version).toBe(broken);

  for (let met = 0; met < VISITORS; met += AT_A_TIME)
    await Promise.all(
      Array.from({ length: AT_A_TIME }, () => visit(browser, (theirs) => meetFailure(theirs, before))),
    );
  await expect
    .poll(async () => (await areaNow(page)).version, { timeout: ROLLBACK_TIMEOUT_MS, intervals: [100] })
    .toBe(before.version);

  await visit(browser, async (theirs) => {
    await theirs.goto(homeOf(before)!);
    await expect(headingOf(theirs, before)).toBeVisible();
  });
  await page.goto('/admin/operations/health');
  const changes = page.getByRole('table', { name: 'Latest changes' });
  await expect(changes.getByRole('row').filter({ hasText: 'Automatic' }).first()).toContainText(
    `roll back ${NAME} to ${before.version}: failing in`,
  );
});

test('a release that shows all it did and whose mutations are refused takes itself back, and the history says what failed', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await beSignedIn(page, 'admin', '/');
  const before = await areaNow(page);
  const refused = await publishRefused(NAME);
  expect((await areaNow(page)).version).toBe(refused);

  // Of one person, however often it happens, nothing is concluded.
  for (const account of ['member', 'coach', 'admin', 'editor'])
    await visit(
      browser,
      async (theirs) => {
        const seen = theirs.waitForResponse(
          (answer) => answer.request().postData()?.includes('mutation ViewOpportunity') ?? false,
        );
        // Opened by its link, a posting is counted as seen.
        await theirs.goto(`${homeOf(before)!}?opportunity=nonprofit-board-seat`);
        await expect(headingOf(theirs, before)).toBeVisible();
        // Two are enough where hardly anything failed before: for the others it may be rolled back already.
        if ((await seen).status() !== 400) expect((await areaNow(page)).version).toBe(before.version);
      },
      account,
    );
  await expect
    .poll(async () => (await areaNow(page)).version, { timeout: ROLLBACK_TIMEOUT_MS, intervals: [100] })
    .toBe(before.version);

  await page.goto('/admin/operations/health');
  const changes = page.getByRole('table', { name: 'Latest changes' });
  await expect(changes.getByRole('row').filter({ hasText: 'Automatic' }).first()).toContainText(
    new RegExp(`roll back ${NAME} to ${before.version}: mutations fail for [2-4] of [2-4] people`),
  );
});

test('a canary whose handlers throw is rolled back automatically, and the history says what failed', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await beSignedIn(page, 'admin', '/');
  const before = await areaNow(page);
  const throwing = await tryThrowing(NAME);
  expect((await areaNow(page)).version).toBe(throwing);

  for (const account of ['member', 'coach', 'admin', 'editor'])
    await visit(
      browser,
      async (theirs) => {
        await theirs.goto(homeOf(before)!);
        await expect(headingOf(theirs, before)).toBeVisible();
        // What a page says as it may be left has no body that can be looked at.
        const told = theirs.waitForResponse((answer) => answer.url().endsWith('/api/remotes/reports'));
        await headingOf(theirs, before).click();
        expect((await told).status()).toBe(204);
      },
      account,
    );
  await expect
    .poll(async () => (await areaNow(page)).version, { timeout: ROLLBACK_TIMEOUT_MS, intervals: [100] })
    .toBe(before.version);

  await page.goto('/admin/operations/health');
  const changes = page.getByRole('table', { name: 'Latest changes' });
  await expect(changes.getByRole('row').filter({ hasText: 'Automatic' }).first()).toContainText(
    new RegExp(`withdraw ${NAME} ${throwing}: handlers fail for [2-4] of [2-4] people`),
  );
  const versions = page.getByRole('table', { name: 'Versions in the last hour' });
  await expect(versions.getByRole('row').filter({ hasText: throwing })).toContainText('had script errors');
});
