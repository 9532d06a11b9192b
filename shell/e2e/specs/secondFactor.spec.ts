import type { Browser } from '@playwright/test';
import { appCode } from '../fixtures/appCode';
import { giveAuthenticator } from '../fixtures/authenticator';
import { becomeMember, comeBack } from '../fixtures/newMember';
import { PASSWORD, signIn } from '../fixtures/signIn';
import { startStrictGateway } from '../fixtures/strictGateway';
import { expect, test } from '../fixtures/test';

const ACCOUNT = '/my-profile?tab=account';

test('a member sets up an authenticator app, signs in by its code, and removes it by a recovery code', async ({
  page,
  browser,
}) => {
  const { email } = await becomeMember(page);
  await page.goto(ACCOUNT);
  await page.getByRole('button', { name: 'I agree' }).click();
  const card = page.getByRole('region', { name: 'Authenticator app' });
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Set up an app' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const key = (await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{4}$/).textContent())!;
  await dialog.getByLabel('Code').fill(appCode(key));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await comeBack(other, email, ACCOUNT);
  await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await other.getByLabel('Code').fill(appCode(key, 1));
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('button', { name: /account menu/ })).toBeVisible();
  await other.context().close();

  await card.getByRole('button', { name: 'Remove the app' }).click();
  await dialog.getByLabel('Code').fill(codes[0]!);
  await dialog.getByRole('button', { name: 'Remove the app' }).click();
  await expect(card.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

test.describe('staff without a second factor', () => {
  // Where they come in there is the gateway alone, without the front page.
  test.use({ mayReportErrors: true });

  test('make a passkey after the password, and come in by it alone the next time', async ({
    page,
    browser,
  }, testInfo) => {
    test.slow();
    await removePasskeys(browser);
    const { origin, stop } = await startStrictGateway(testInfo.outputPath('data'));
    const rights = async () => (await (await page.request.get(`${origin}/api/auth/me`)).json()) as object;
    try {
      await page.goto(`${origin}/api/auth/login`);
      await page.getByLabel('Email').fill(`${STAFF}@demo.athenaeum.test`);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
      const authenticator = await giveAuthenticator(page);

      await page.getByRole('button', { name: 'Use a passkey' }).click();

      await page.waitForURL(`${origin}/`);
      expect(await rights()).toMatchObject({ user: { roles: ['member', 'support'] } });
      expect(await authenticator.count()).toBe(1);
      await page.context().clearCookies();
      // The browser offers it in the email field, and its authenticator takes the offer by itself.
      await page.goto(`${origin}/api/auth/login`);
      await page.waitForURL(`${origin}/`);
      expect(await rights()).toMatchObject({ user: { roles: ['member', 'support'] } });
    } finally {
      await stop();
      await removePasskeys(browser);
    }
  });
});

const STAFF = 'support';

/** In the product, where the password alone lets staff in, and in a browser without any. */
async function removePasskeys(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await signIn(page, STAFF);
  await page.evaluate(async () => {
    const { data } = (await (await fetch('/api/auth/passkeys')).json()) as { data: { id: string }[] };
    for (const { id } of data) await fetch(`/api/auth/passkeys/${id}`, { method: 'DELETE' });
  });
  await page.close();
}
