import { expect, test } from '../../fixtures/catalogue';

test('the skip link is seen with the first Tab and leads to the content', async ({ page, openStory }) => {
  await openStory('navigation-skiplink--at-rest');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).not.toBeInViewport();

  await page.keyboard.press('Tab');
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('pages are links in their order, each named', async ({ page, openStory }) => {
  await openStory('navigation-pagination--in-the-middle');

  for (const name of ['Previous page', 'Page 1', 'Page 7', 'Page 8', 'Page 9', 'Page 16', 'Next page']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#page-9$/);
});

test('a card is one link; what can be pressed on it comes after', async ({ page, openStory }) => {
  await openStory('cards-saloncard--bookmarkable');
  const bookmark = page.getByRole('button', { name: /The Art of the Ask/ });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'The Art of the Ask' })).toHaveCount(1);
  await bookmark.focus();
  await page.keyboard.press('Space');

  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
});

test('text opens and closes with Enter, and the focus stays', async ({ page, openStory }) => {
  await openStory('layout-readmore--long');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Notes arrive the same evening.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Read More' })).toBeFocused();
});
