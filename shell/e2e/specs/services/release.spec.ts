import { type Browser, expect, type Page, test } from '@playwright/test';
import { failurePanel, headingOf, homeOf, type PublishedArea, publishedAreas } from '../../fixtures/areas';
import { publishBroken } from '../../fixtures/releases';
import { beSignedIn } from '../../fixtures/signIn';

const VISITORS = 10;
const AT_A_TIME = 2;
/** From the tenth failure on. */
const AT_MOST = 30_000;

/** Nobody else is there meanwhile: these journeys go one by one. */
const NAME = 'mfe-opportunities';

const areaNow = async (page: Page): Promise<PublishedArea> =>
  (await publishedAreas(page)).find(({ name }) => name === NAME)!;

/** Somebody else, in a browser of her own. */
async function visit(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await beSignedIn(page, 'member');
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
    .poll(async () => (await areaNow(page)).version, { timeout: AT_MOST, intervals: [100] })
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
