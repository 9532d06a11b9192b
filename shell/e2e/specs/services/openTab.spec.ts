import type { Page } from '@playwright/test';
import { failurePanel, followTo, headingOf, type PublishedArea, publishedAreas } from '../../fixtures/areas';
import { kill, publishChanged, rollBack } from '../../fixtures/releases';
import { beSignedIn } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

const NAME = 'mfe-learning';
/** Each asks for code that the page before did not. */
const PAGES = ['/calendar', '/my-salons', '/peer-groups', '/view-all/collections'];
const FORM = '/opportunities/intake';

let loads: number;
/** The versions whose code was asked for, since the last look or since the page was loaded. */
let versions: Set<string>;

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  loads = 0;
  versions = new Set();
  page.on('load', () => loads++);
  // Until the next page is there, the one that is being left may still ask for something.
  let isLeaving = false;
  page.on('framenavigated', () => (isLeaving = false));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      versions.clear();
      isLeaving = true;
    }
    if (isLeaving) return;
    const [, version] = new RegExp(`/remotes/${NAME}/([^/]+)/.*\\.js$`).exec(request.url()) ?? [];
    if (version) versions.add(version);
  });
});

const areaNow = async (page: Page): Promise<PublishedArea> =>
  (await publishedAreas(page)).find(({ name }) => name === NAME)!;

const askedFor = () => {
  const asked = [...versions];
  versions.clear();
  return asked;
};

/** From page to page by links, each shown with its heading. */
async function walk(page: Page, area: PublishedArea): Promise<void> {
  for (const path of PAGES) {
    await followTo(page, path);
    await expect(page).toHaveURL(path);
    await expect(headingOf(page, area)).toBeVisible();
    await expect(failurePanel(page)).toHaveCount(0);
  }
}

test('a tab keeps the version it started with while another is deployed and rolled back, and gets the new one when it is loaded', async ({
  page,
}) => {
  await beSignedIn(page, 'member', '/');
  const area = await areaNow(page);
  await expect(headingOf(page, area)).toBeVisible();
  loads = 0;

  const next = await publishChanged(NAME);
  await walk(page, area);

  expect(askedFor()).toEqual([area.version]);
  expect(loads).toBe(0);

  await page.goto(PAGES[0]!);
  await expect(headingOf(page, area)).toBeVisible();
  expect(askedFor()).toEqual([next]);

  await rollBack(NAME);
  await walk(page, area);
  expect(askedFor()).toEqual([next]);
  await page.goto('/');
  await expect(headingOf(page, area)).toBeVisible();
  expect(askedFor()).toEqual([area.version]);
});

test('a tab leaves a version that is killed at its next step to that area, and keeps what was being written elsewhere', async ({
  page,
}) => {
  await beSignedIn(page, 'member', '/');
  const area = await areaNow(page);
  const bad = await publishChanged(NAME);
  await page.goto('/');
  await expect(headingOf(page, area)).toBeVisible();
  expect(askedFor()).toContain(bad);
  await followTo(page, FORM);
  const company = page.getByLabel('Your company');
  await expect(company).toBeVisible();
  loads = 0;

  await page.clock.install();
  const heard = page.waitForResponse('**/registry/now.json');

  await kill(NAME, bad);
  await company.click();
  await company.pressSequentially('Quillfeather Foods');
  // It knows by now, and has had its time: in a page that is being left, the question would not be answered.
  await heard;
  await page.clock.runFor(60_000);
  await page.evaluate(async () => void (await fetch('/registry/now.json')));
  expect(loads).toBe(0);
  await expect(company).toHaveValue('Quillfeather Foods');
  askedFor();

  await followTo(page, '/');
  await expect.poll(() => loads).toBe(1);
  await expect(headingOf(page, area)).toBeVisible();
  await walk(page, area);
  expect(askedFor()).toEqual([area.version]);

  await followTo(page, FORM);
  await expect(company).toHaveValue('Quillfeather Foods');
  expect(loads).toBe(1);
});
