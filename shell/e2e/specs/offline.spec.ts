import type { Page } from '@playwright/test';
import { beSignedIn, signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

// A browser reports each request that it has no network for.
test.use({ mayReportErrors: true });

const ACCOUNT = '/my-profile?tab=account';
const RECORDING = '/salons/negotiating-your-next-role';
const TITLE = 'Negotiating Your Next Role';
const box = (page: Page) => page.getByRole('checkbox', { name: 'Keep pages on this device' });
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

async function saveRecording(page: Page): Promise<void> {
  await page.goto(RECORDING);
  const bookmark = page.getByRole('main').getByRole('button', { name: /^Bookmark(ed)?$/ });
  await expect(bookmark).toBeVisible();
  if ((await bookmark.getAttribute('aria-pressed')) === 'true') return;
  await bookmark.click();
  // It looks pressed before it is stored.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

async function keepPages(page: Page): Promise<void> {
  await page.goto(ACCOUNT);
  await box(page).check();
  await expect(page.getByText(/pages?, .*MB, as of/)).toBeVisible({ timeout: 60_000 });
}

test('a member reads a saved recording without a network; the place is stored afterwards, and nothing stays', async ({
  page,
  context,
}) => {
  await signIn(page, 'hidden', RECORDING);
  await saveRecording(page);
  expect(await cacheNames(page)).toEqual([]);
  await keepPages(page);
  await page.goto(RECORDING);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

  await context.setOffline(true);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  // With the page, not with the part of the shell that is loaded five seconds after it.
  await expect(page.getByRole('status').getByText('You are reading without a network.')).toBeVisible({
    timeout: 3000,
  });
  const lines = page.getByRole('list', { name: 'Transcript lines' }).getByRole('button');
  await lines.nth(2).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('athenaeum.progress')))
    .toContain('"salons"');

  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('athenaeum.progress'))).toBeNull();
  await expect(page.getByText('You are reading without a network.')).toBeHidden();
  await page.reload();
  await expect(page.getByText(/Resumed where you left off/)).toBeVisible();

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test('what was not kept does not open without a network', async ({ page, context }) => {
  await signIn(page, 'hidden', RECORDING);
  await saveRecording(page);
  await keepPages(page);

  await context.setOffline(true);

  await expect(page.goto('/opportunities')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

test('a member removes what is kept', async ({ page }) => {
  await signIn(page, 'hidden', ACCOUNT);
  await keepPages(page);

  await page.getByRole('button', { name: 'Remove them' }).click();

  await expect(box(page)).not.toBeChecked();
  expect(await cacheNames(page)).toEqual([]);
});

test('nothing stays once the session has ended by itself', async ({ page, context }) => {
  await signIn(page, 'hidden', RECORDING);
  await saveRecording(page);
  await keepPages(page);
  expect(await cacheNames(page)).not.toEqual([]);

  await context.clearCookies();
  await page.goto(RECORDING);

  await expect.poll(() => cacheNames(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(RECORDING)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

test('nothing stays for another account on the same device', async ({ page, context, browser }) => {
  await signIn(page, 'hidden', RECORDING);
  await saveRecording(page);
  await keepPages(page);
  // The other session takes the place of the first, with no sign-out and no page for visitors between them.
  const elsewhere = await browser.newContext();
  await beSignedIn(await elsewhere.newPage(), 'member', RECORDING);
  await context.addCookies(await elsewhere.cookies());
  await elsewhere.close();

  await page.goto(RECORDING);

  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.goto(ACCOUNT);
  await expect(box(page)).not.toBeChecked();
  await context.setOffline(true);
  await expect(page.goto(RECORDING)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});
