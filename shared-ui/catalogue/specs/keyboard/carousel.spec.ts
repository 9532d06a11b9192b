import { expect, test } from '../../fixtures/catalogue';

test('a carousel turns by its buttons, and Tab reaches only the cards in view', async ({
  page,
  openStory,
}) => {
  await openStory('layout-carousel--more-than-fit');
  const card = (name: string) => page.getByRole('link', { name });
  const next = page.getByRole('button', { name: 'Next: Recently Added' });
  const previous = page.getByRole('button', { name: 'Previous: Recently Added' });
  await expect(card('Negotiating Your Next Role')).toBeInViewport();

  await page.keyboard.press('Tab');
  await expect(card('View All')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(previous).toBeFocused();
  await expect(previous).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status')).toHaveText('5 to 8 of 10');
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card('Climate Risk Is Credit Risk')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('1 to 4 of 10');
});

test('on touch layouts, Tab brings every card into view', async ({ page, openStory }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openStory('layout-carousel--few-cards');

  for (const title of [
    'Negotiating Your Next Role',
    'What Audit Chairs Wish',
    'Capital Without Compromise',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: title })).toBeFocused();
    await expect(page.getByRole('link', { name: title })).toBeInViewport();
  }
});
