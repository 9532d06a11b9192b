import { type Browser, expect, type Page, test } from '@playwright/test';
import { headingOf, homeOf, publishedAreas } from '../fixtures/areas';
import { kill, preview } from '../fixtures/releases';
import { beSignedIn } from '../fixtures/signIn';

const NAME = 'mfe-opportunities';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const LEAD = 'Board and executive roles';
const PREVIEWED = 'Previewed executive roles';
const previewed = (page: Page) => page.getByText(PREVIEWED);

/** Somebody else, in a browser of their own. */
async function someoneElse(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await beSignedIn(page, account);
  return page;
}

test('a colleague opens a preview by its link, sees whose it is, and leaves it; nobody else has it', async ({
  page,
  browser,
}) => {
  await beSignedIn(page, 'member');
  const area = (await publishedAreas(page)).find(({ name }) => name === NAME)!;
  const home = homeOf(area)!;
  const { version, link } = await preview(NAME, { from: LEAD, to: PREVIEWED });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(new URL(link).pathname);
  await expect(page.getByText(`${NAME} ${version} is a preview`)).toBeVisible();
  await expect(page.getByText('It was published by Ada of the area team')).toBeVisible();
  await page.goto(home);
  await expect(bar(page)).toBeHidden();
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: 'Open the preview' }).click();

  await expect(headingOf(page, area)).toBeVisible();
  await expect(previewed(page)).toBeVisible();
  await expect(bar(page)).toContainText(`${NAME} ${version}`);
  expect(asked.filter((path) => path.startsWith(`/remotes/${NAME}/${version}/`))).not.toEqual([]);
  expect(await page.evaluate(() => document.referrer)).not.toContain('previews');

  const other = await someoneElse(browser, 'coach');
  await other.goto(home);
  await expect(headingOf(other, area)).toBeVisible();
  await expect(previewed(other)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  await other.context().close();

  await bar(page).getByRole('button', { name: 'Leave preview' }).click();
  await page.waitForURL('/');
  await page.goto(home);
  await expect(headingOf(page, area)).toBeVisible();
  await expect(previewed(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();

  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: 'Open the preview' }).click();
  await expect(bar(page)).toBeVisible();
  await kill(NAME, version);
  await page.goto(home);
  await expect(headingOf(page, area)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { name: 'This preview is not available' })).toBeVisible();
});

test('a visitor signs in before a preview is shown, and a link that is none leads nowhere', async ({
  page,
}) => {
  await page.goto('/api/previews/no-such-preview');
  await expect(page.getByRole('heading', { name: 'Sign in to open this preview' })).toBeVisible();

  await beSignedIn(page, 'member');
  await page.goto('/api/previews/no-such-preview');
  await expect(page.getByRole('heading', { name: 'This preview is not available' })).toBeVisible();
});
