import { expect, test } from '../../fixtures/catalogue';

test('Enter sends a form; what is wrong takes the focus, and its lines lead to the fields', async ({
  page,
  openStory,
}) => {
  await openStory('patterns-form--empty');

  await page.getByLabel('Company').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('4 things to fix');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Company')).toBeFocused();
  await page.keyboard.type('Halden Logistics');

  await expect(page.getByRole('alert')).toContainText('3 things to fix');
});

test('a search is sent by Enter, never an empty one', async ({ page, openStory }) => {
  await openStory('forms-searchfield--tells-what-was-sought');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' audit ');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status')).toHaveText('Members for audit');
});

test('a disabled button can be reached and says what it waits for', async ({ page, openStory }) => {
  await openStory('actions-button--disabled');

  await page.keyboard.press('Tab');

  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
    'Tick the agreement to continue',
  );
});
