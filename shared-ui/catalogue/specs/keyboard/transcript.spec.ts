import { expect, test } from '../../fixtures/catalogue';

test('a transcript is searched, then walked through line by line', async ({ page, openStory }) => {
  await openStory('media-transcript--beside-a-video');

  await page.keyboard.press('Tab');
  await page.keyboard.type('number');
  await expect(page.getByRole('status')).toHaveText('1 of 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('2 of 2');

  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^1:00:05/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: /^18:49/ })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: /^17:48/ })).toBeFocused();
});
