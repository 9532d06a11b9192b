import { expect, test } from '@playwright/test';
import { followTo, headingOf, homeOf, twoAreas } from '../fixtures/areas';
import { signIn } from '../fixtures/signIn';

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

test('a member signs out and is a visitor again', async ({ page }) => {
  await signIn(page);

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();

  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('moving between areas loads no page anew, puts the title and the focus where a load would, and back leads back', async ({
  page,
}) => {
  await signIn(page);
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

test('the agreement stays open with a Retry when it cannot be saved, and closes for good once it is', async ({
  page,
}) => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AcceptAgreement')
      ? route.abort('connectionrefused')
      : route.fallback(),
  );
  await signIn(page, 'new');
  const dialog = page.getByRole('dialog', { name: 'Before you come in' });
  const isNew = await dialog
    .waitFor({ timeout: 5000 })
    .then(() => true)
    .catch(() => false);
  test.skip(!isNew, 'This database has seen her agree before.');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'I agree' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your agreement was not saved.');

  await dialog.getByRole('link', { name: 'Read the member agreement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Member agreement' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();

  await page.unrouteAll();
  await dialog
    .getByRole('button', { name: /I agree|Retry/ })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a session that ended is told by a notice, and the page stays as it is', async ({ page, context }) => {
  await page.clock.install();
  await signIn(page);
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
