import type { Page } from '@playwright/test';
import { publicEventsUrl, shellUrl } from '../fixtures/addresses';
import { findings } from '../fixtures/axe';
import { judgePage } from '../fixtures/judgePage';
import { shiftOf, watchShifts } from '../fixtures/shifts';
import { PASSWORD } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

/** What somebody sees first who does not know the house. */
const TITLE = /^A reading room,\s*a boardroom\s*and a good table\.$/;
/** Bytes on the wire. */
const DOCUMENT = 32 * 1024;

const title = (page: Page) => page.getByRole('heading', { level: 1, name: TITLE });

async function signInHere(page: Page, account: string): Promise<void> {
  await page.getByLabel('Email').fill(`${account}@demo.athenaeum.test`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a visitor sees what the house is, comes in as a member, and leaves by the same door @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('$2,400 a year')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, 'private');
  await expect(page).toHaveURL(`${shellUrl()}/`);
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveURL(`${shellUrl()}/`);
});

test('a visitor goes on to joining, and from any page back to the front door @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Become a member' }).first().click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(title(page)).toBeVisible();
});

test('a visitor opens one of the events that take no membership', async ({ page }) => {
  await page.goto('/');
  const events = page.getByRole('region', { name: 'Come to one first' }).getByRole('listitem');
  await expect(events).toHaveCount(3);
  const name = await events.first().getByRole('heading').innerText();

  await events.first().getByRole('link').click();

  await expect(page).toHaveURL(new RegExp(`^${publicEventsUrl()}/upcoming-events/`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Open to Public').first()).toBeVisible();
});

test('somebody whose session is over sees the front door, and can sign in from it', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'athenaeum_session', value: 'long-over', url: shellUrl() }]);

  await page.goto('/');
  await expect(title(page)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('athenaeum_session');

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a link to something for members still asks to sign in, and leads to it', async ({ page }) => {
  await page.goto('/?query_search=board');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, 'member');

  await expect(page).toHaveURL(/query_search=board/);
});

for (const account of ['prospect', 'lapsed'])
  test(`${account}: home says how to become a member, and leads there @phone`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await signInHere(page, account);

    await page
      .getByRole('main')
      .getByRole('link', { name: account === 'lapsed' ? 'Renew membership' : 'Become a member' })
      .click();
    await expect(page).toHaveURL(/\/sign-up$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('is small, stands still, is ready for search engines, and for every reader by keyboard', async ({
  page,
}) => {
  await watchShifts(page);
  const answer = await page.goto('/');
  await expect(title(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect((await answer!.request().sizes()).responseBodySize).toBeLessThan(DOCUMENT);
  expect(await shiftOf(page)).toBeLessThan(0.001);
  expect(await judgePage(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('a link to it is shown with a picture', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');

  const picture = await request.get(address!);

  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).readUInt32BE(16)).toBe(1200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads whole, and leads on @phone', async ({ page }) => {
    await page.goto('/');
    await expect(title(page)).toBeVisible();
    for (const name of ['What a year holds', 'Come to one first', 'Who you’ll meet'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'See all events' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Upcoming events' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('speaks the visitor’s language', async ({ page }) => {
    await page.goto('/');

    await expect(page.getByRole('heading', { level: 1, name: /^Una sala de lectura/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  });
});
