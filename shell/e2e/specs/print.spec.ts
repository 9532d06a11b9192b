import type { Page } from '@playwright/test';
import { brokenAmounts } from '../fixtures/amounts';
import { beyondTheSheet, darkGrounds, SHEET } from '../fixtures/sheet';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const PRINTED = [
  { what: 'an event', path: '/salons/the-art-of-the-ask' },
  { what: 'a profile', path: '/community/members/ingrid-solberg' },
  { what: 'a pathway', path: '/pathways/path-to-the-boardroom' },
  { what: 'a coach', path: '/expert-strategists/experts/maya-chen' },
];

for (const { what, path } of PRINTED)
  test(`${what} is printed without what is pressed, in dark ink whatever the theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(SHEET);
    await beSignedIn(page, 'member', path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(wayBack(page)).toBeVisible();

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(30, 24, 26)');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /RSVP|Schedule|Connect|Leave Review/ })).toHaveCount(0);
    await expect(wayBack(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^(Schedule Session|See all)/ })).toHaveCount(0);
    await expect(
      page.getByRole('main').locator('input:visible, select:visible, textarea:visible'),
    ).toHaveCount(0);
    expect(await beyondTheSheet(page)).toEqual([]);
    expect(await darkGrounds(page)).toEqual([]);
    expect(await brokenAmounts(page)).toEqual([]);
  });

/** The link above the title. */
const wayBack = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^(Upcoming Events|Members|Pathways|All coaches)$/ });

test('the portfolio service is printed without what leads on from it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(SHEET);
  await beSignedIn(page, 'member', '/expert-strategists/bcp');
  const ways = page.getByRole('main').getByRole('link');
  await expect(page.getByRole('link', { name: 'Leave Review' })).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('heading', { name: 'What Members Are Saying' })).toBeVisible();
  await expect(ways).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(await beyondTheSheet(page)).toEqual([]);
  expect(await darkGrounds(page)).toEqual([]);
});

test('a pathway is printed without ways to its recordings', async ({ page }) => {
  await beSignedIn(page, 'member', '/pathways/path-to-the-boardroom');
  const ways = page.getByRole('link', { name: /^(Watch|Open)\b/ });
  await expect(ways.first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(ways).toHaveCount(0);
});

test("Home is printed as the week's letter, at its own size, without what is below it", async ({ page }) => {
  await page.setViewportSize(SHEET);
  await beSignedIn(page, 'member', '/');
  const below = page.getByRole('heading', { name: 'Recommended For You' });
  await expect(below).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recently Added' })).toBeHidden();
  await expect(below).toBeHidden();
  expect(await beyondTheSheet(page)).toEqual([]);
  expect(await darkGrounds(page)).toEqual([]);
});

test("Home's cards are whole on paper, with their pictures", async ({ page }) => {
  await page.setViewportSize(SHEET);
  await beSignedIn(page, 'member', '/');
  const card = page.getByRole('article').filter({ hasText: 'Boardroom Ready' }).first();
  await expect(card).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  const { x, width } = (await card.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(SHEET.width);
  // The grain over a picture is a white sheet where backgrounds are not printed.
  const grain = await card
    .locator('img')
    .evaluate(({ parentElement }) => getComputedStyle(parentElement!, '::after').display);
  expect(grain).toBe('none');
});

test('a pathway is printed on two sheets', async ({ page }) => {
  await beSignedIn(page, 'member', '/pathways/path-to-the-boardroom');
  await expect(page.getByRole('heading', { name: 'Season 3' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  const file = await page.pdf({ preferCSSPageSize: true });

  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
});
