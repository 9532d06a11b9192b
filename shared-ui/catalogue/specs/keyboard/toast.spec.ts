import { expect, test } from '../../fixtures/catalogue';

test('a toast is announced, and its action can be undone by keyboard before it closes', async ({
  page,
  openStory,
}) => {
  await openStory('feedback-toastregion--shown-by-a-press');
  const region = page.getByRole('status');
  await expect(region).toContainText('Bookmarked');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(region).toContainText('Link copied');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(region).toContainText('Bookmark removed');
  await expect(region).not.toContainText('Bookmarked');
});
