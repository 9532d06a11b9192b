import { expect, test } from '../../fixtures/catalogue';

test('a dialog holds the focus, closes with Esc and gives the focus back', async ({ page, openStory }) => {
  await openStory('feedback-dialog--closed');
  const opener = page.getByRole('button', { name: 'Cancel', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Cancel Wednesday’s session?' });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancel the session' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opener).not.toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a dialog that must be answered stays when Esc is pressed, twice too', async ({ page, openStory }) => {
  await openStory('feedback-dialog--must-be-answered');
  const dialog = page.getByRole('dialog', { name: 'Before you come in' });

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await expect(dialog.getByRole('button', { name: 'I agree' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});
