import type { Page } from '@playwright/test';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

/** Come by themselves: the bell's once it is loaded, the other at the first visit with a browser. */
const OF_THE_SHELL = ['Notifications', 'SaveBrowserLocale'];

/** Names of the operations that the page sends from now on, without those of the shell. */
function operationsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName } = request.postDataJSON() as { operationName: string };
    if (!OF_THE_SHELL.includes(operationName)) sent.push(operationName);
  });
  return sent;
}

const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

/**
 * Goes near another page, and waits until it was asked for, with its bar: all that was under way before is sent by then.
 */
async function goNear(page: Page, sent: string[]): Promise<void> {
  // What comes to lie under the pointer would be made ready in turn.
  await page.mouse.move(0, 0);
  await link(page, 'Expert strategists').focus();
  await expect.poll(() => sent.filter((name) => COACHES.includes(name)).sort()).toEqual(COACHES);
}

const COACHES = ['Coaches', 'CoachingTime'];

/** A page that asks for nothing itself, or the one given. */
async function begin(page: Page, path = '/privacy-policy'): Promise<void> {
  await beSignedIn(page, 'member', path);
  // Its text may come after a pause, and moves the links below it from under the pointer.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a link that is hovered has its page ready: arriving asks for nothing more', async ({ page }) => {
  await begin(page);
  const sent = operationsOf(page);

  await link(page, 'Members').hover();
  await expect.poll(() => sent).toEqual(['Directory']);
  await page.waitForLoadState('networkidle');
  // What comes to lie under the pointer would be made ready in turn.
  await page.mouse.move(0, 0);
  await link(page, 'Members').press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await goNear(page, sent);
  expect(sent.filter((name) => !COACHES.includes(name))).toEqual(['Directory']);
});

test('a link that has the focus has its page and its bar ready', async ({ page }) => {
  await begin(page);
  const sent = operationsOf(page);

  await link(page, 'Expert strategists').focus();
  await expect.poll(() => [...sent].sort()).toEqual(COACHES);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Expert strategists' })).toBeVisible();
  await expect(page.getByText('coaching time')).toBeVisible();
  await link(page, 'Members').focus();
  await expect.poll(() => sent).toContain('Directory');
  expect([...sent].sort()).toEqual([...COACHES, 'Directory']);
});

test('a page inside the current area is ready too', async ({ page }) => {
  await begin(page, '/');
  const card = page.getByRole('region', { name: 'Upcoming' }).getByRole('article').first().getByRole('link');
  await expect(card).toBeVisible();
  const sent = operationsOf(page);

  await card.hover();
  await expect.poll(() => sent).toEqual(['Salon']);
  await page.waitForLoadState('networkidle');
  await card.click();

  await expect(page.getByRole('complementary', { name: 'RSVP' })).toBeVisible();
  await goNear(page, sent);
  // Who attends is asked for by itself once the page is there.
  await expect
    .poll(() => sent.filter((name) => !COACHES.includes(name)))
    .toEqual(['Salon', 'ConnectionsAttending']);
});

test('nothing is prefetched where the browser saves data', async ({ page }) => {
  await begin(page);
  const saveData = (value: boolean) =>
    page.evaluate(
      (saveData) =>
        Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true }),
      value,
    );
  const sent = operationsOf(page);
  await page.clock.install();

  await saveData(true);
  await link(page, 'Members').hover();
  await link(page, 'Members').focus();
  await page.clock.runFor(10_000);
  await saveData(false);
  await goNear(page, sent);

  expect([...sent].sort()).toEqual(COACHES);
});
