import type { Page } from '@playwright/test';
import { gatewayUrl } from '../fixtures/addresses';
import { findings } from '../fixtures/axe';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const DAY = 86_400_000;
const YEAR = new Date().getUTCFullYear() + 1;

test('a salon that an editor has scheduled appears to members by itself', async ({ page, browser }) => {
  test.slow();
  const slug = `scheduled-${Date.now()}`;
  await signIn(page, 'editor', '/admin/content/salons/new');
  await page.getByLabel('Title', { exact: true }).fill('The Quiet Launch');
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.getByLabel('Starts').fill(`${YEAR}-03-04T10:00`);
  await page.getByRole('radio', { name: 'Schedule' }).check();
  await page.getByLabel('Publish at').fill(`${YEAR}-01-04T09:00`);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save new salon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Quiet Launch' })).toBeVisible();
  await expect(page.getByText(/^Goes live Jan 4/)).toBeVisible();

  const member = await (await browser.newContext()).newPage();
  await signIn(member, 'member');
  expect(await titleSeen(member, slug)).toBeNull();

  // As an editor who has thought better of it: in a moment.
  const { id, updated_at } = await staffSalon(page, slug);
  await save(page, { id, updated_at, publish_at: Date.now() + 2000 });
  await expect.poll(() => titleSeen(member, slug)).toBe('The Quiet Launch');
  await member.goto(`/salons/${slug}`);
  await expect(member.getByRole('heading', { level: 1, name: 'The Quiet Launch' })).toBeVisible();
  await member.context().close();
});

test('cancelling tells everyone with a seat once', async ({ page, browser }) => {
  test.slow();
  const slug = `cancelled-${Date.now()}`;
  const title = `The Cancelled Hour ${Date.now()}`;
  await signIn(page, 'editor');
  const { id } = await save(page, { title, slug, date: Date.now() + 20 * DAY, published: true });
  const member = await (await browser.newContext()).newPage();
  await signIn(member, 'coach', `/salons/${slug}`);
  await member.getByRole('button', { name: 'RSVP to Attend' }).first().click();
  await expect.poll(() => mailsAbout(member, title)).toEqual([`You’re attending ${title}`]);

  await page.goto(`/admin/content/salons/${id}`);
  await page.getByRole('button', { name: 'Cancel salon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this salon?' });
  await expect(dialog).toContainText('1 person with a seat will be emailed once');
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel(/^Message to attendees/).fill('The host is ill.');
  await dialog.getByRole('button', { name: 'Cancel and notify' }).dblclick();

  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect
    .poll(() => mailsAbout(member, title))
    .toEqual([`${title} is cancelled`, `You’re attending ${title}`]);
  await member.reload();
  await expect(member.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await member.context().close();
});

const titleSeen = async (page: Page, slug: string) =>
  (
    await ask<{ salon: { data: { title: string } | null } }>(
      page,
      `{ salon(input: { slug: "${slug}" }) { data { title } } }`,
    )
  ).salon.data?.title ?? null;

const staffSalon = async (page: Page, slug: string) =>
  (
    await ask<{ staffSalon: { data: { id: string; updated_at: number } } }>(
      page,
      `{ staffSalon(input: { slug: "${slug}" }) { data { id updated_at } } }`,
    )
  ).staffSalon.data;

const save = async (page: Page, input: object) =>
  (
    await ask<{ saveSalon: { data: { id: string } } }>(
      page,
      `mutation ($input: SaveSalonInput!) { saveSalon(input: $input) { ok data { id } } }`,
      { input },
    )
  ).saveSalon.data;

/** Newest first. */
async function mailsAbout(page: Page, title: string): Promise<string[]> {
  const answer = await page.request.get(`${gatewayUrl()}/dev/mailbox?to=coach%40demo.athenaeum.test`, {
    headers: { accept: 'application/json' },
  });
  const { data } = (await answer.json()) as { data: { subject: string }[] };
  return data.map(({ subject }) => subject).filter((subject) => subject.includes(title));
}

async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post('/graphql', {
    data: { query, variables },
    headers: { 'apollo-require-preflight': 'true' },
  });
  return ((await answer.json()) as { data: Data }).data;
}
