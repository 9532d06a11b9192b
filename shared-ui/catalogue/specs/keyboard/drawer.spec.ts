import { expect, test } from '../../fixtures/catalogue';

test('a drawer holds the focus, closes with Esc and gives the focus back', async ({ page, openStory }) => {
  await openStory('feedback-drawer--closed');
  const drawer = page.getByRole('dialog', { name: 'Edit Amara Osei' });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  for (const name of ['Discard', 'Save']) {
    await drawer.getByRole('button', { name }).focus();
    await expect(drawer.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).not.toBeFocused();

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
});

test('on a phone filters open on a sheet, are chosen by Space, and Esc goes back', async ({
  page,
  openStory,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openStory('patterns-filterpanel--none-chosen');
  const opener = page.getByRole('button', { name: /Filters/ });

  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /Boston/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove filter: Boston' })).toBeFocused();
});
