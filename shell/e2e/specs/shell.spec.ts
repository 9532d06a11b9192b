import { followTo, headingOf, homeOf, twoAreas } from '../fixtures/areas';
import { askForAgreement } from '../fixtures/session';
import { beSignedIn, signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test('a visitor on a page for members is asked to sign in, and comes back to it', async ({ page }) => {
  await page.goto('/my-salons');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to continue' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('member@demo.athenaeum.test');
  await page.getByLabel('Password').fill('Athenaeum!2026');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(/\/my-salons$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Content' })).toBeVisible();
});

test('a member signs out, is a visitor again, and leaves no draft behind', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('athenaeum.draft.note', '{"savedAt":1}'));

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^A reading room/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('athenaeum.draft.note'))).toBeNull();
});

test('moving between areas loads no document, sets title and focus as a page load would, and Back works', async ({
  page,
}) => {
  await beSignedIn(page, 'member', '/');
  const [one, two] = await twoAreas(page);
  await page.goto(homeOf(one)!);
  await expect(headingOf(page, one)).toBeVisible();
  const firstTitle = await page.title();
  let loads = 0;
  page.on('load', () => loads++);

  await followTo(page, homeOf(two)!);
  await expect(headingOf(page, two)).toBeFocused();
  expect(await page.title()).not.toBe(firstTitle);
  await expect(headingOf(page, one)).toBeHidden();

  await page.goBack();
  await expect(headingOf(page, one)).toBeVisible();
  await expect(page).toHaveTitle(firstTitle);
  expect(loads).toBe(0);
});

test.describe('the agreement', () => {
  test.use({ mayReportErrors: true });

  test('stays open with a Retry when it cannot be saved, lets the member read the terms, and closes once it is', async ({
    page,
  }) => {
    await beSignedIn(page, 'member', '/privacy-policy');
    await askForAgreement(page);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('AcceptAgreement')
        ? route.abort('connectionrefused')
        : route.fallback(),
    );
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'Before you come in' });
    await expect(dialog).toBeVisible();

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'I agree' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Your agreement was not saved.');

    await dialog.getByRole('link', { name: 'Read the member agreement' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Member agreement' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goBack();

    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  });

  test('is asked for on every page but those of the shell itself', async ({ page }) => {
    await beSignedIn(page, 'member', '/privacy-policy');
    await askForAgreement(page);
    const dialog = page.getByRole('dialog', { name: 'Before you come in' });

    await page.goto('/expert-strategists');
    await expect(dialog.getByRole('button', { name: 'I agree' })).toBeVisible();
    await page.goto('/member-agreement');
    await expect(page.getByRole('heading', { level: 1, name: 'Member agreement' })).toBeVisible();

    await expect(dialog).toBeHidden();
  });
});

test('an ended session is shown by a notice, and the page stays as it is', async ({ page, context }) => {
  await page.clock.install();
  await beSignedIn(page, 'member', '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await context.clearCookies();
  await page.clock.fastForward('06:00');

  await expect(page.getByText('Your session ended.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/api/auth/login?returnTo=%2F',
  );
});

test('the first thing to tab to leads past the navigation', async ({ page }) => {
  await page.goto('/member-agreement');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.locator('#main')).toBeFocused();
});

test('back restores the scroll position, a link leads to the top of the next page', async ({ page }) => {
  await beSignedIn(page, 'member', '/');
  const card = page.getByRole('region', { name: 'Recently Added' }).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);

  await card.click();
  await expect(page.getByRole('region', { name: 'Recently Added' })).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('the navigation marks the current area and page', async ({ page }) => {
  await beSignedIn(page, 'member', '/my-salons');
  const main = page.getByRole('navigation', { name: 'Main' });
  const pills = page.getByRole('navigation', { name: 'learning pages' });

  await expect(main.getByRole('button', { name: 'Learning' })).toHaveAttribute('aria-current', 'true');
  await expect(pills.getByRole('link', { name: 'My Content' })).toHaveAttribute('aria-current', 'page');

  await pills.getByRole('link', { name: 'Home' }).click();
  await expect(pills.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  const coaching = main.getByRole('button', { name: 'Expert Strategists' });
  await coaching.click();
  await main.getByRole('link', { name: 'Find a Coach' }).click();
  await expect(coaching).toHaveAttribute('aria-current', 'true');
  await coaching.click();
  await expect(main.getByRole('link', { name: 'Find a Coach' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('button', { name: 'Learning' })).not.toHaveAttribute('aria-current');
});

test('the coaching pages have the balance in their bar, and on narrow screens no sub-menu', async ({
  page,
}) => {
  await beSignedIn(page, 'member', '/expert-strategists');
  const pills = page.getByRole('navigation', { name: 'expert strategists pages' });
  const time = page.getByText('coaching time');
  await expect(time).toBeVisible();
  await expect(pills).toBeVisible();

  const area = page
    .getByRole('region', { name: 'expert strategists area' })
    .getByText('expert strategists', { exact: true });
  await expect(area).toHaveCSS('border-right-width', '1px');

  await page.setViewportSize({ width: 799, height: 900 });
  await expect(pills).toBeHidden();
  await expect(time).toBeVisible();
  // Nothing follows that a line could divide it from.
  await expect(area).toHaveCSS('border-right-width', '0px');

  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await expect(time).toBeHidden();
});

test('an area without pages of its own has no row of pages', async ({ page }) => {
  await page.goto('/upcoming-events');

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'events area' })).toHaveCount(0);
});

test('a confirmation appears in one place, stays during navigation, and can be undone', async ({ page }) => {
  await beSignedIn(page, 'member', '/salons/the-art-of-the-ask');
  const bookmark = page.getByRole('button', { name: /^Bookmark(ed)?$/ });
  await expect(bookmark).toBeVisible();
  if ((await bookmark.getAttribute('aria-pressed')) === 'true') await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');

  await bookmark.click();
  const said = page.getByRole('status').filter({ hasText: 'Bookmarked' });
  await expect(said).toBeVisible();
  await followTo(page, '/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await said.getByRole('button', { name: 'Undo' }).click();
  await expect(said).toBeHidden();

  await followTo(page, '/salons/the-art-of-the-ask');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
});
