import { expect, test } from '../../fixtures/catalogue';

test('an accordion opens with Enter and Space, and closes its neighbour', async ({ page, openStory }) => {
  await openStory('layout-accordion--group');
  const first = page.getByText('Board support reads every application', { exact: false });
  const second = page.getByText('Two pages at most', { exact: false });
  await expect(first).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();

  await page.keyboard.press('Space');
  await expect(second).toBeHidden();
});
