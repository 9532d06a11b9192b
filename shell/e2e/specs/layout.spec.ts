import type { Locator } from '@playwright/test';
import { publicEventsUrl } from '../fixtures/addresses';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };

const box = async (part: Locator) => (await part.boundingBox())!;

test.describe('the calendar', () => {
  for (const size of [PHONE, TABLET])
    test(`shows a picture beside each event at ${size.width} px, and all of the row leads there`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await beSignedIn(page, 'member', '/calendar');
      const row = page.getByRole('article').filter({ hasText: 'The Art of the Ask' });
      await row.waitFor();

      await expect(row.locator('img')).toBeVisible();
      await row.scrollIntoViewIfNeeded();
      // Where no words are.
      const picture = await box(row.locator('img'));
      await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);

      await expect(page).toHaveURL(/\/salons\/the-art-of-the-ask/);
    });

  test('keeps what is behind its sheet out of reach on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await beSignedIn(page, 'member', '/calendar');
    const opener = page.getByRole('button', { name: 'Subscribe to Calendar' });

    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Subscribe to Calendar' });
    await expect(sheet).toBeVisible();
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isOnThePage)).toBe(false);
    }
    await page.keyboard.press('Escape');

    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('hosts and experts stand two in a row where there are more than two', async ({ page }) => {
  await beSignedIn(page, 'member', '/salons/seattle-summit');
  const people = page.locator('main li').filter({ has: page.locator('a[href^="/speakers/"]') });
  await people.first().waitFor();

  const [first, second] = [await box(people.nth(0)), await box(people.nth(1))];

  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
});

test('the fields of a row are equally high', async ({ page }) => {
  await beSignedIn(page, 'member', '/community/members');
  const search = await box(page.getByRole('searchbox', { name: /member|name/i }).last());

  expect((await box(page.getByRole('combobox', { name: 'Sort by' }))).height).toBe(search.height);
});

test('a coach’s name stands beside the top of the portrait', async ({ page }) => {
  await beSignedIn(page, 'member', '/expert-strategists/experts/maya-chen');
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });

  const [portrait, words] = [
    await box(head.locator('> :first-child')),
    await box(head.locator('> :last-child')),
  ];

  expect(portrait.y).toBe(words.y);
});

test('the recording’s page has no filled button that leads to the recording above it', async ({ page }) => {
  await beSignedIn(page, 'member', '/salons/negotiating-your-next-role');
  const link = page.getByRole('link', { name: 'View Recording' });
  await link.waitFor();

  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
  );

  await expect(link).not.toHaveCSS('background-color', rgbOf(accent));
});

/** In the page. */
const isOnThePage = () =>
  document.activeElement !== document.body && !document.activeElement?.closest('dialog');

/** "#611a2e" as a computed style has it. */
function rgbOf(hex: string): string {
  const parts = /(..)(..)(..)$/
    .exec(hex.trim())!
    .slice(1)
    .map((part) => parseInt(part, 16));
  return `rgb(${parts.join(', ')})`;
}

for (const width of [320, 390])
  test(`a toast stands above the bar of a salon’s page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await beSignedIn(page, 'editor', '/salons/the-art-of-the-ask');
    await page.getByRole('heading', { name: 'Hosts and experts' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    const seat = page.getByRole('button', { name: 'RSVP to Attend' }).last();
    await expect(seat).toBeInViewport();
    const toasts = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });

    // Out of view as it is.
    await page.getByRole('button', { name: 'Bookmark', exact: true }).first().dispatchEvent('click');
    await expect(toasts).toBeVisible();

    const [toast, button] = [await box(toasts.getByText(/^Bookmark/)), await box(seat)];
    expect(toast.y + toast.height).toBeLessThan(button.y - 12);
    // As it was.
    await toasts.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Bookmark', exact: true }).first()).toBeVisible();
  });

test('the bar of a salon’s page is there when the panel is not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1000 });
  // Of an account whose seats no other journey takes.
  await beSignedIn(page, 'editor', '/salons/the-art-of-the-ask');
  const seat = page.getByRole('button', { name: 'RSVP to Attend' });
  await page.getByRole('complementary', { name: 'RSVP' }).scrollIntoViewIfNeeded();
  await expect(seat).toHaveCount(1);

  await page.getByRole('heading', { name: 'Hosts and experts' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);

  await expect(seat).toHaveCount(2);
  await expect(seat.last()).toBeInViewport();
});

test('Tab leads from the search past its suggestions', async ({ page }) => {
  await beSignedIn(page, 'member', '/my-salons');
  await page.getByRole('searchbox', { name: 'Search' }).first().focus();
  const suggestions = page.getByRole('search').getByRole('link');
  await suggestions.first().waitFor();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('button', { name: /account menu/ })).toBeFocused();
  await expect(suggestions).toHaveCount(0);
});

test('the strip of what is next shows its picture beside the words at 820 px', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await beSignedIn(page, 'member', '/');
  const strip = page.getByRole('region', { name: 'Next for you' });
  const picture = await box(strip.locator('img'));
  const title = await box(strip.getByRole('heading'));

  expect(picture.x + picture.width).toBeLessThanOrEqual(title.x);
  await expect(strip.getByRole('link', { name: /Join|Add to Calendar/ })).toBeVisible();
});

test('a row that has scrolled to its end is whole when the window grows to hold it', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await beSignedIn(page, 'member', '/collections');
  const row = page.getByRole('navigation', { name: 'Learning pages' }).getByRole('list');
  // What looks after it comes with the first interaction.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => row.evaluate(fades)).toEqual(['32px', '0px']);

  await page.setViewportSize({ width: 1440, height: 900 });

  await expect.poll(() => row.evaluate(fades)).toEqual(['0px', '0px']);
});

/** In the page: at the start and at the end of a row. */
const fades = (row: Element) =>
  ['--fade-start', '--fade-end'].map((edge) => getComputedStyle(row).getPropertyValue(edge));

for (const width of [800, 820, 1069])
  test(`the coaching time leaves the pages of its area in reach at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await beSignedIn(page, 'member', '/expert-strategists');
    const time = await box(page.getByRole('link', { name: /coaching time/ }));
    const pages = page.getByRole('navigation', { name: /Expert strategists/i }).getByRole('link');

    const [first, second] = [await box(pages.first()), await box(pages.nth(1))];
    await expect(pages.last()).toHaveCount(1);
    await pages.last().focus();
    const last = await box(pages.last());

    expect(first.x + first.width).toBeLessThan(time.x);
    expect(second.x).toBeLessThan(time.x);
    expect(last.x + last.width).toBeLessThanOrEqual(time.x);
  });

for (const width of [320, 390, 799])
  test(`the coaching time stands beside the area's name at ${width} px, without pages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await beSignedIn(page, 'member', '/expert-strategists');
    const area = page.getByRole('region', { name: 'expert strategists area' });
    const name = await box(area.getByText('expert strategists', { exact: true }));
    const time = await box(area.getByRole('link', { name: /coaching time/ }));

    await expect(page.getByRole('navigation', { name: /Expert strategists/i })).toBeHidden();
    expect(name.x + name.width).toBeLessThanOrEqual(time.x);
    expect(time.x + time.width).toBeLessThanOrEqual(width);
  });

test('a visitor on a phone has the first event near, and fields that say what they are for', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${publicEventsUrl()}/upcoming-events`);
  const filters = page.getByRole('search', { name: 'Events' });

  expect((await box(filters)).height).toBeLessThan(200);
  await expect(filters.getByRole('combobox', { name: 'Location' })).toBeVisible();
  await expect(filters.getByRole('link', { name: 'Clear Filters' })).toBeHidden();

  await filters.getByRole('combobox', { name: 'Location' }).selectOption('Virtual');

  await expect(filters.getByRole('link', { name: 'Clear Filters' })).toBeVisible();
});
