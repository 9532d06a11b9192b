import type { Page } from '@playwright/test';
import { giveAuthenticator } from '../fixtures/authenticator';
import { becomeMember } from '../fixtures/newMember';
import { expect, test } from '../fixtures/test';

const ACCOUNT = '/my-profile?tab=account';
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const accountMenu = (page: Page) => page.getByRole('button', { name: /account menu/ });

async function addPasskey(page: Page, name: string): Promise<void> {
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(passkeys(page).getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

test('a member adds a passkey, signs in by one press of it, and removes it @phone', async ({ page }) => {
  await becomeMember(page);
  const authenticator = await giveAuthenticator(page);
  await page.goto(ACCOUNT);
  await addPasskey(page, 'Pocket key');
  expect(await authenticator.count()).toBe(1);
  await page.goto('/api/auth/logout');

  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(ACCOUNT)}`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();

  await expect(passkeys(page).getByText(/^Last used/)).toBeVisible();
  await passkeys(page).getByRole('button', { name: 'Remove Pocket key' }).click();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);

  await page.goto('/api/auth/logout');
  await page.goto('/api/auth/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'passkey' })).toHaveText(
    /That passkey did not work|No passkey was used/,
  );
  await page.goto('/');
  await expect(accountMenu(page)).toBeHidden();
});
