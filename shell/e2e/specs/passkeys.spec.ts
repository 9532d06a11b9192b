import type { Page } from '@playwright/test';
import { giveAuthenticator } from '../fixtures/authenticator';
import { signIn } from '../fixtures/signIn';
import { shiftOf, watchShifts, whatMoved } from '../fixtures/shifts';
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

/** As in a browser that offers no passkeys in fields: this one's authenticator takes the offer by itself. */
const offerNothing = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

const signInPage = `/api/auth/login?returnTo=${encodeURIComponent(ACCOUNT)}`;

test.describe('a passkey', () => {
  // A sign-in that is refused is a failed request to the browser.
  test.use({ mayReportErrors: true });

  test('is added, signs its member in by one press, and no longer once removed @phone', async ({ page }, {
    project,
  }) => {
    const name = `Pocket key of a ${project.name}`;
    const row = passkeys(page).getByRole('listitem').filter({ hasText: name });
    await offerNothing(page);
    await signIn(page, 'member', ACCOUNT);
    const authenticator = await giveAuthenticator(page);
    await addPasskey(page, name);
    expect(await authenticator.count()).toBe(1);
    await page.goto('/api/auth/logout');

    await page.goto(signInPage);
    await page.getByRole('button', { name: 'Use a passkey' }).click();

    await expect(row).toContainText('Last used');
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(row).toHaveCount(0);
    await page.goto('/api/auth/logout');
    await page.goto(signInPage);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('That passkey did not work. Try again, or use your password.')).toBeVisible();
    await page.goto('/privacy-policy');
    await expect(accountMenu(page)).toBeHidden();
  });
});

test('a passkey that the browser offers in the email field signs in without a press', async ({ page }) => {
  const name = 'Key of the field';
  const row = passkeys(page).getByRole('listitem').filter({ hasText: name });
  await signIn(page, 'member', ACCOUNT);
  await giveAuthenticator(page);
  await addPasskey(page, name);
  await page.goto('/api/auth/logout');

  await page.goto(signInPage);

  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('the page of signing in does not move when its scripts come late @phone', async ({ page }) => {
  await watchShifts(page);
  let letScriptsCome = () => {};
  const isPainted = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/api/auth/assets/*.js', async (route) => {
    await isPainted;
    await route.continue();
  });

  await page.goto('/api/auth/login?returnTo=%2F', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();

  expect(await shiftOf(page), await whatMoved(page)).toBeLessThan(0.001);
});
