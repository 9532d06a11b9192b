import type { Page } from '@playwright/test';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the library' });
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a member searches from the top bar, narrows what was found and opens it', async ({ page }) => {
  await beSignedIn(page, 'member', '/privacy-policy');
  await field(page).click();
  await expect(page.getByRole('list', { name: 'Goals' }).getByRole('link')).toHaveCount(6);

  await page.keyboard.type('board');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “board”' })).toBeVisible();
  await expect(page.getByRole('status').getByText(/^\d+ results$/)).toBeVisible();
  for (const name of ['On Demand', 'Upcoming Events', 'Goals', 'Coaches', 'Members'])
    await expect(group(page, name)).toBeVisible();
  const onDemand = group(page, 'On Demand').getByRole('link');
  await expect(onDemand).toHaveCount(3);
  await page.getByRole('button', { name: 'Show More: On Demand' }).click();
  await expect(onDemand).toHaveCount(6);

  await page.getByRole('button', { name: 'Upcoming Events', exact: true }).click();
  await expect(group(page, 'Members')).toBeHidden();
  await group(page, 'Upcoming Events')
    .getByRole('link', { name: /^Boardroom Ready/ })
    .click();

  await expect(page.getByRole('heading', { level: 1, name: /^Boardroom Ready/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Upcoming Events', pressed: true })).toBeVisible();
});

test('a misspelled word finds what was meant', { tag: '@learning' }, async ({ page }) => {
  await beSignedIn(page, 'member', '/?query_search=negotiatnig');

  await expect(
    group(page, 'On Demand').getByRole('link', { name: 'Negotiating Your Next Role' }),
  ).toBeVisible();
});

test(
  'a passage of a transcript leads to its moment in the recording',
  { tag: '@learning' },
  async ({ page }) => {
    await beSignedIn(page, 'member', '/?query_search=anchor+high');

    await page.getByRole('link', { name: /anchor high/ }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Negotiating Your Next Role' })).toBeVisible();
    const asked = Number(new URL(page.url()).searchParams.get('t'));
    expect(asked).toBeGreaterThan(0);
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThanOrEqual(asked);
  },
);

test('a private council is found by nobody who was not invited, an admin finds it', async ({ browser }) => {
  const [member, admin] = [await browser.newPage(), await browser.newPage()];
  await beSignedIn(member, 'member', '/?query_search=private+council');
  await expect(member.getByRole('status').getByText(/results?$/)).toBeVisible();
  await expect(member.getByRole('link', { name: /Private Council/i })).toHaveCount(0);

  await beSignedIn(admin, 'admin', '/?query_search=private+council');

  await expect(group(admin, 'Upcoming Events').getByRole('link').first()).toBeVisible();
});

test('a suggested goal leads to its salons, and they page', async ({ page }) => {
  await beSignedIn(page, 'member', '/privacy-policy');
  await field(page).fill('public voice');
  await page
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('link', { name: 'Build a public voice' })
    .click();

  await expect(page.getByRole('heading', { level: 1, name: 'Build a public voice' })).toBeVisible();
  await page.goto('/categories/govern');
  const recordings = group(page, 'Recordings');
  const first = await recordings.getByRole('link').first().textContent();
  await recordings.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(recordings.getByRole('link').first()).not.toHaveText(first!);
});

test('nothing found offers a new search and somewhere to look, on a phone too @phone', async ({ page }) => {
  await beSignedIn(page, 'member', '/?query_search=zzzzzz');
  await expect(page.getByRole('heading', { name: 'No Results!' })).toBeVisible();
  for (const name of ['Hosts and Speakers', 'Categories', 'Goals'])
    await expect(group(page, name)).toBeVisible();

  await page.getByRole('button', { name: 'Start New Search' }).click();

  await expect(page).toHaveURL((url) => url.search === '');
  await expect(field(page).and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.type('fund');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “fund”' })).toBeVisible();
  await group(page, 'Categories').getByRole('link', { name: 'Fund', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fund' })).toBeVisible();
});
