import { expect, test } from '../../fixtures/catalogue';

test('a combobox filters while typing; arrows and Enter choose, Esc closes', async ({ page, openStory }) => {
  await openStory('forms-combobox--empty');
  const field = page.getByRole('combobox', { name: 'Company' });
  const options = page.getByRole('option');

  await page.keyboard.press('Tab');
  await page.keyboard.type('Hald');
  await expect(options).toHaveText([/^Halden Logistics$/, /^Halden Logistics Iberia$/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute(
    'id',
    (await field.getAttribute('aria-activedescendant')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Halden Logistics Iberia');
  await expect(options).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('a combobox closes on a choice that the shortened list would not show', async ({ page, openStory }) => {
  await openStory('forms-combobox--six-of-many');
  const field = page.getByRole('combobox', { name: 'Company' });

  await page.keyboard.press('Tab');
  await page.keyboard.type('logistics 4');
  await expect(page.getByRole('option')).toHaveCount(6);
  await expect(page.getByText('6 of 11.', { exact: false })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Halden Logistics 40');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('a combobox goes back to what was chosen on Esc', async ({ page, openStory }) => {
  await openStory('forms-combobox--chosen');
  const field = page.getByRole('combobox', { name: 'Company' });

  await field.focus();
  await page.keyboard.type(' and more');
  await page.keyboard.press('Escape');

  await expect(field).toHaveValue('Nordhavn Energi');
  await expect(page.getByRole('option')).toHaveCount(0);
});
