import type { Page } from '@playwright/test';
import { giveAuthenticator } from '../fixtures/authenticator';
import { signIn } from '../fixtures/signIn';
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

test('a member adds a passkey, signs in by one press of it, and removes it @phone', async ({ page }, {
  project,
}) => {
  const name = `Pocket key of a ${project.name}`;
  await signIn(page, 'member', ACCOUNT);
  const authenticator = await giveAuthenticator(page);
  const row = passkeys(page).getByRole('listitem').filter({ hasText: name });
  await addPasskey(page, name);
  expect(await authenticator.count()).toBe(1);
  await page.goto('/api/auth/logout');

  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(ACCOUNT)}`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();

  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);

  await page.goto('/api/auth/logout');
  await page.goto('/api/auth/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'passkey' })).toHaveText(
    /That passkey did not work|No passkey was used/,
  );
  await page.goto('/');
  await expect(accountMenu(page)).toBeHidden();
});
