import { expect, test } from '../../fixtures/catalogue';

test('tabs are one stop; arrows, Home and End choose, and Tab goes on to the panel', async ({
  page,
  openStory,
}) => {
  await openStory('navigation-tabs--with-counts');
  const tab = (name: RegExp) => page.getByRole('tab', { name });

  await page.keyboard.press('Tab');
  await expect(tab(/Attending/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/Bookmarked/)).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: /Bookmarked/ })).toContainText('Bookmarked');
  await page.keyboard.press('End');
  await expect(tab(/Watched/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/Attending/)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('tabs that do not fit come into view as they are chosen', async ({ page, openStory }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openStory('navigation-tabs--more-than-fit');

  await page.keyboard.press('Tab');
  await page.keyboard.press('End');

  await expect(page.getByRole('tab', { name: 'First board seat' })).toBeInViewport({ ratio: 0.95 });
});
