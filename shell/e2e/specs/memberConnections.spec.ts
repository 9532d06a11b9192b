import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const URSULA = 'Ursula Zimmermann';
const CHIARA = 'Chiara Antonelli';

test('two members get to know each other: one asks, the other accepts, and it can be ended', async ({
  page,
  browser,
}) => {
  await signIn(page, 'private', '/community/members/chiara-antonelli');
  await page.getByRole('button', { name: 'Click to connect' }).click();
  await expect(page.getByText('You asked Chiara to connect.')).toBeVisible();
  await page.goto('/community/connections?list=sent');
  await expect(page.getByRole('main').getByRole('link', { name: CHIARA })).toBeVisible();

  const other = await browser.newContext();
  const recipientPage = await other.newPage();
  await signIn(recipientPage, 'editor', '/community/connections');
  await recipientPage.getByRole('tab', { name: /^Received/ }).click();
  await expect(recipientPage).toHaveURL(/list=received/);
  await recipientPage.getByRole('button', { name: `Accept the request from ${URSULA}` }).click();
  await expect(recipientPage.getByRole('button', { name: `Accept the request from ${URSULA}` })).toBeHidden();
  await recipientPage.getByRole('tab', { name: /^Connections/ }).click();
  await expect(recipientPage.getByRole('main').getByRole('link', { name: URSULA })).toBeVisible();
  await other.close();

  await page.goto('/community/connections');
  await expect(page.getByRole('main').getByRole('link', { name: CHIARA })).toBeVisible();
  await page.getByRole('button', { name: `More about ${CHIARA}` }).click();
  await page.getByRole('button', { name: 'End connection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End connection' }).click();

  await expect(page.getByText('You have no connections yet')).toBeVisible();
});
