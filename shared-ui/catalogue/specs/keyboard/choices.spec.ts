import { expect, test } from '../../fixtures/catalogue';

test('a group of radios is one stop, and arrows choose', async ({ page, openStory }) => {
  await openStory('forms-radiogroup--nothing-chosen');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Yes, within the last 2 years' })).toBeFocused();
  await page.keyboard.press('ArrowUp');

  await expect(page.getByRole('radio', { name: 'Not yet' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Yes, within the last 2 years' })).toBeChecked();
});

test('a checkbox is ticked by Space', async ({ page, openStory }) => {
  await openStory('forms-checkbox--off');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  await expect(page.getByRole('checkbox', { name: 'Hide from directory' })).toBeChecked();
});

test('chips are pressed by Space and Enter, and +N shows the rest', async ({ page, openStory }) => {
  await openStory('actions-chipgroup--with-more');
  const chip = (name: string) => page.getByRole('button', { name });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(chip('Strategy')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(chip('Strategy')).toHaveAttribute('aria-pressed', 'true');

  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(chip('Show 5 more')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chip('Legal')).toBeVisible();
});

test('a select is chosen from by letters', async ({ page, openStory }) => {
  await openStory('forms-select--nothing-chosen');

  await page.keyboard.press('Tab');
  await page.keyboard.type('Bos');

  await expect(page.getByRole('combobox', { name: 'Nearest regional hub' })).toHaveValue('Boston');
});
