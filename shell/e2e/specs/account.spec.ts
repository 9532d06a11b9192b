import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const ACCOUNT = '/my-profile?tab=account';
const part = (page: Page, name: string) => page.getByRole('region', { name });
const accountMenu = (page: Page) => page.getByRole('button', { name: /account menu/ });

// One after the other: they end each other's sessions.
test.describe.configure({ mode: 'serial' });

test('a member signs out a browser that is not this one', async ({ page, browser }) => {
  await signIn(page, 'hidden', ACCOUNT);
  const list = part(page, 'Where you’re signed in');
  const browsers = list.getByRole('listitem');
  await expect(browsers.filter({ hasText: 'This browser' })).toHaveCount(1);
  const all = list.getByRole('button', { name: 'Sign out everywhere else' });
  if (await all.isVisible()) await all.click();
  await expect(browsers).toHaveCount(1);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signIn(elsewhere, 'hidden', '/community/members');
  await page.reload();
  await expect(browsers).toHaveCount(2);
  await list.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(browsers).toHaveCount(1);

  await elsewhere.goto('/privacy-policy');
  await expect(elsewhere.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
  await expect(accountMenu(elsewhere)).toBeHidden();
  await other.close();
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
});

test('a member exports their data', async ({ page }) => {
  await signIn(page, 'hidden', ACCOUNT);
  const download = page.waitForEvent('download');

  await part(page, 'Your data').getByRole('button', { name: 'Download my data' }).click();

  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(['users', 'content', 'coaching', 'opportunities', 'sign_ins', 'files']),
  );
  expect(JSON.stringify(data.users)).toContain('Quillfeather');
});

test('a member requests deletion of the account, and cancels it', async ({ page }) => {
  await signIn(page, 'hidden', ACCOUNT);
  const leaving = part(page, 'Delete account');
  const keep = leaving.getByRole('button', { name: 'Keep my account' });
  await expect(leaving.getByRole('button')).toBeVisible();
  // An earlier try may have ended half way.
  if (await keep.isVisible()) await keep.click();
  await leaving.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(leaving.getByText('Your account will be deleted on')).toBeVisible();

  await page.reload();
  await keep.click();

  await expect(leaving.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await page.reload();
  await expect(leaving.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
