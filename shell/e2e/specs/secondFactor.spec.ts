import { appCode } from '../fixtures/appCode';
import { becomeMember, comeBack } from '../fixtures/newMember';
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
  await dialog.getByRole('button', { name: 'I have kept them' }).click();

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
