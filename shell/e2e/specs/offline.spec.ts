import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn';
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
  await expect(page.getByRole('status').getByText('You are reading without a network.')).toBeVisible({
    timeout: 15_000,
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
