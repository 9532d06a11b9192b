import { expect, test } from '../../fixtures/catalogue';

test('a table is sorted from its headers, and says how', async ({ page, openStory }) => {
  await openStory('layout-table--sortable');
  const header = (name: string) => page.getByRole('columnheader', { name });
  const firstRow = page.getByRole('rowheader').first();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Members, newest first' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
  await expect(firstRow).toHaveText('Leila Haddad');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(header('Profile')).toHaveAttribute('aria-sort', 'ascending');
  await expect(header('Name')).toHaveAttribute('aria-sort', 'none');
  await expect(firstRow).toHaveText('Hana Novak');
});

test('rows that do not fit are scrolled by arrows', async ({ page, openStory }) => {
  await openStory('layout-table--many-rows');
  const region = page.getByRole('region', { name: 'Members, newest first' });

  await page.keyboard.press('Tab');
  await page.keyboard.press('End');

  await expect(page.getByText('Hana Novak 8')).toBeInViewport();
  await expect(region).toBeFocused();
});
