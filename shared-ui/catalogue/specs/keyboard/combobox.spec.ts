import { expect, test } from '../../fixtures/catalogue';

test('a combobox filters as she types; arrows and Enter choose, Esc closes', async ({ page, openStory }) => {
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
