import type { Page } from '@playwright/test';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

/** The bell is loaded once a page has long had what it shows. */
const LOADED = { timeout: 15_000 };

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / });
const unreadOf = async (page: Page) =>
  Number(/(\d+) unread/.exec((await bell(page).getAttribute('aria-label'))!)?.[1] ?? 0);

async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query, variables },
  });
  const { data } = (await answer.json()) as { data: Data };
  return data;
}

test('what somebody else does rings the bell of an open page, and reading it is known everywhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await beSignedIn(page, 'member', '/');
  await expect(bell(page)).toBeVisible(LOADED);
  const before = await unreadOf(page);
  const { me } = await ask<{ me: { data: { id: string } } }>(page, '{ me { data { id } } }');

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await beSignedIn(other, 'new', '/privacy-policy');
  await ask(other, 'mutation ($id: ID!) { connect(input: { user_id: $id }) { ok code message } }', {
    id: me.data.id,
  });

  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${before + 1} unread`, { timeout: 10_000 });
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /^Unread: .* would like to connect/ })).toHaveAttribute(
    'href',
    '/community/connections',
  );
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(page)).toBeFocused();

  // Read on another device, it is read here.
  const device = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await beSignedIn(device, 'member', '/privacy-policy');
  await expect(bell(device)).toBeVisible(LOADED);
  await bell(device).click();
  await device.getByRole('button', { name: 'Mark all as read' }).click();

  await expect(bell(page)).toHaveAccessibleName('Notifications, none unread', { timeout: 10_000 });
  await device.context().close();
  await context.close();
});
