import { PASSWORD, signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const REQUIRED = {
  ok: false,
  code: 'REAUTHENTICATION_REQUIRED',
  message: 'Confirm.',
  fields: null,
  data: null,
};

// The browser reports what is refused.
test.use({ mayReportErrors: true });

test('a member who signed in long ago confirms by the password, and gets the data @phone', async ({
  page,
}) => {
  await signIn(page, 'private', '/my-profile?tab=account');
  // As after ten minutes.
  await page.route('**/api/account/export', (route) => route.fulfill({ status: 403, json: REQUIRED }), {
    times: 1,
  });
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Your password').fill('Wrong-horse-1');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That is not your password.');

  await dialog.getByLabel('Your password').fill(PASSWORD);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm' }).click();

  expect((await download).suggestedFilename()).toBe('my-data.json');
  await expect(dialog).toBeHidden();
});
