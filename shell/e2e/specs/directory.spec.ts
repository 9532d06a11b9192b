import { beSignedIn, signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test(
  'a member narrows the directory by three filters, shares the result, goes back and clears',
  { tag: '@community' },
  async ({ page, browser }) => {
    await beSignedIn(page, 'member', '/community/members');
    const filters = page.getByRole('region', { name: 'Filters' });
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(20);

    const tick = async (name: RegExp) => {
      await filters.getByRole('checkbox', { name }).click();
      await expect(filters.getByRole('checkbox', { name })).toBeChecked();
    };
    await tick(/^Boston/);
    await tick(/^Strategy/);
    await filters.getByRole('button', { name: 'More Filters' }).click();
    await filters.getByText('Languages', { exact: true }).click();
    await tick(/^English/);
    await expect(filters.getByRole('button', { name: 'Fewer Filters (1)' })).toBeVisible();
    await expect(page.getByText('match 3 filters')).toBeVisible();
    const names = await cards.getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(0);

    const friend = await browser.newContext();
    const shared = await friend.newPage();
    await signIn(shared, 'new', new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(shared.getByRole('button', { name: 'Remove filter: Boston' })).toBeVisible();
    await expect(shared.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(names);
    await friend.close();

    await page.goBack();
    await expect(page.getByText('match 2 filters')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove filter: English' })).toBeHidden();

    await filters.getByRole('button', { name: 'Clear All' }).click();
    await expect(page).toHaveURL('/community/members');
    await expect(cards).toHaveCount(20);
  },
);

test(
  'an address that asks for nobody says so, and leads back to everyone',
  { tag: '@community' },
  async ({ page }) => {
    await beSignedIn(page, 'member', '/members?languages=Klingon');
    await page.goto('/community/members?languages=Klingon&page=-1&sort=password&search=%3Cimg%20src%3Dx%3E');
    await expect(page.getByRole('heading', { name: 'No more members to show' })).toBeVisible();
    await expect(page.getByText('Clearing all filters might help!')).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: 'Clear All' }).last().click();

    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  },
);
