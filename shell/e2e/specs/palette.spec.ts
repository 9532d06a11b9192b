import { findings } from '../fixtures/axe';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test('a member goes anywhere by one line, and finds what was opened last', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Search, or name a page' });
  const options = (group: string) => page.getByRole('group', { name: group }).getByRole('option');
  await beSignedIn(page, 'member', '/privacy-policy');

  await page.keyboard.press('/');
  await field.fill('board');
  await expect(options('Salons').filter({ hasText: 'Boardroom Ready' })).toBeVisible();
  for (const group of ['Coaches', 'Members', 'Roles']) await expect(options(group)).toHaveCount(2);
  await expect(options('Coaches').first()).toHaveText(/[AP]M$|, [A-Z][a-z]{2} \d+$/);
  await expect(options('Do')).toHaveText([/^Book /]);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Boardroom Ready/ })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(options('Recent')).toHaveText([/^Boardroom Ready/]);
  await field.fill('my sess');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/expert-strategists\/my-sessions$/);
});

test('a salon is saved by its verb, and let go by Undo', async ({ page }) => {
  await beSignedIn(page, 'coach', '/privacy-policy');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search, or name a page' }).fill('save quantum');
  await expect(page.getByRole('group', { name: 'Do' }).getByRole('option')).toHaveText([
    /^Save Quantum, Calmly/,
  ]);

  await page.keyboard.press('Enter');

  await expect(page.getByText('Bookmarked')).toBeVisible();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Bookmark removed')).toBeVisible();
});

test('staff find records and pages of their area', async ({ page }) => {
  await beSignedIn(page, 'admin', '/admin/requests');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search, or name a page' });

  await field.fill('amara');
  await page
    .getByRole('group', { name: 'Member records' })
    .getByRole('option', { name: /^Amara Osei/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/members\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Osei' })).toBeVisible();

  await page.keyboard.press('/');
  await field.fill('new opp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/opportunities\/new$/);
});
