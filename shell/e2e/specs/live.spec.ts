import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { beSignedIn, signIn } from '../fixtures/signIn';
import { expect, test as base } from '../fixtures/test';

const LIVE = '**/api/live*';
const HOUR = 3_600_000;

/** What others do becomes visible so soon. */
const SOON = { timeout: 2000 };

const test = base.extend<{ another: (account: string) => Promise<Page> }>({
  /** Somebody else, at a browser of their own. */
  another: async ({ browser, baseURL }, use) => {
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async (account) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      contexts.push(context);
      const page = await context.newPage();
      await beSignedIn(page, account, '/privacy-policy');
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

test('those who watch an event see its seats go, and their own place in line, without a reload', async ({
  page,
  another,
}) => {
  const admin = await another('admin');
  const salon = await newSalon(admin, 2);
  await beSignedIn(page, 'member');
  await watching(page, `/salons/${salon.slug}`);
  await expect(page.getByText('2 of 2 seats left').first()).toBeVisible();

  const adminSeat = await takeSeat(admin, salon.id);
  await expect(page.getByText('1 of 2 seats left').first()).toBeVisible(SOON);

  const coach = await another('coach');
  await takeSeat(coach, salon.id);
  await expect(page.getByText('This event is at capacity.').first()).toBeVisible(SOON);
  await page.getByRole('button', { name: 'Join Waitlist' }).first().click();
  await expect(page.getByText(/^You are .*in line\.$/).first()).toBeVisible();

  await withdraw(admin, adminSeat);
  await expect(page.getByRole('button', { name: 'Not Attending' })).toBeVisible(SOON);
});

test('an event that is postponed says so on the pages that show it', async ({ page, another }) => {
  const admin = await another('admin');
  const salon = await newSalon(admin, null);
  await beSignedIn(page, 'member');
  await watching(page, `/salons/${salon.slug}`);
  await expect(page.getByRole('button', { name: 'RSVP to Attend' }).first()).toBeVisible();

  await ask(
    admin,
    `mutation ($input: SetSalonStatusInput!) { setSalonStatus(input: $input) { ok code message } }`,
    { input: { id: salon.id, status: 'postponed', updated_at: salon.updated_at } },
  );

  await expect(page.getByText('This event was postponed').first()).toBeVisible(SOON);
});

test('what the coach changes is on the member’s open page of the session', async ({ page, another }) => {
  await beSignedIn(page, 'member');
  const session = await bookedSession(page);
  await watching(page, `/expert-strategists/my-sessions/${session}`);
  const coach = await another('coach');

  await ask(
    coach,
    `mutation ($input: ChangeMeetingInput!) { changeMeeting(input: $input) { ok code message } }`,
    {
      input: { id: session, meeting: { kind: 'address', value: 'The Reading Room, 4 Quill Street' } },
    },
  );
  await expect(page.getByText('The Reading Room, 4 Quill Street').first()).toBeVisible(SOON);

  await ask(
    coach,
    `mutation ($input: CancelSessionInput!) { cancelSession(input: $input) { ok code message } }`,
    {
      input: { id: session },
    },
  );
  await expect(page.getByText(/cancelled/i).first()).toBeVisible(SOON);
});

test('the stream is one for all tabs, and ends at sign-out', async ({ page, context, another }) => {
  const admin = await another('admin');
  const salon = await newSalon(admin, 5);
  await signIn(page, 'member', '/privacy-policy');
  await watching(page, `/salons/${salon.slug}`);
  const second = await context.newPage();
  const opened: string[] = [];
  second.on('request', (request) => {
    if (request.resourceType() === 'eventsource') opened.push(request.url());
  });
  await second.goto(`/salons/${salon.slug}`);
  await expect(second.getByText('5 of 5 seats left').first()).toBeVisible();
  await second.waitForLoadState('networkidle');

  await takeSeat(admin, salon.id);
  for (const tab of [page, second])
    await expect(tab.getByText('4 of 5 seats left').first()).toBeVisible(SOON);
  expect(opened).toEqual([]);

  const ended = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'eventsource');
  await second.request.post('/api/auth/logout', { headers: { origin: new URL(page.url()).origin } });
  await ended;
});

test('no page waits for a stream that never opens', async ({ page, another }) => {
  const salon = await newSalon(await another('admin'), 3);
  let asked = 0;
  await page.route(LIVE, () => void (asked += 1));
  await beSignedIn(page, 'member');

  await page.goto(`/salons/${salon.slug}`);
  await page.getByRole('button', { name: 'RSVP to Attend' }).first().click();

  await expect(page.getByRole('button', { name: 'Not Attending' })).toBeVisible();
  await expect(page.getByText('2 of 3 seats left').first()).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
});

test.describe('a stream that is cut', () => {
  test.use({ mayReportErrors: true });

  test('leaves the page asking, and comes back with what was missed', async ({ page, another }) => {
    const admin = await another('admin');
    const salon = await newSalon(admin, 9);
    await beSignedIn(page, 'member');
    await page.clock.install();
    let refused = 0;
    await page.route(LIVE, (route) => {
      refused += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    await page.goto(`/salons/${salon.slug}`);
    await expect(page.getByText('9 of 9 seats left').first()).toBeVisible();
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000);
        return refused;
      })
      .toBeGreaterThanOrEqual(3);

    await takeSeat(admin, salon.id);
    await page.clock.runFor(35_000);
    await expect(page.getByText('8 of 9 seats left').first()).toBeVisible();

    await page.unroute(LIVE);
    const open = page.waitForResponse((response) => response.request().resourceType() === 'eventsource');
    await page.clock.runFor(301_000);
    expect((await open).status()).toBe(200);
    await takeSeat(await another('coach'), salon.id);
    await page.clock.runFor(1000);
    await expect(page.getByText('7 of 9 seats left').first()).toBeVisible();
  });
});

/** Opens a page, and waits until it is told of what happens. */
async function watching(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.request().resourceType() === 'eventsource');
  await page.goto(path);
  expect((await stream).status()).toBe(200);
}

interface Salon {
  id: string;
  slug: string;
  updated_at: number;
}

async function newSalon(page: Page, capacity: number | null): Promise<Salon> {
  const slug = `live-${randomUUID().slice(0, 8)}`;
  const input = {
    slug,
    title: `Watched by many ${slug}`,
    date: Date.now() + 72 * HOUR,
    event_location: 'Virtual',
    link: 'https://example.test/room',
    capacity,
    published: true,
    hide_on_feed: true,
  };
  await ask(page, `mutation ($input: SaveSalonInput!) { saveSalon(input: $input) { ok code message } }`, {
    input,
  });
  const { staffSalon } = await ask<{ staffSalon: { data: Salon } }>(
    page,
    `{ staffSalon(input: { slug: "${slug}" }) { data { id slug updated_at } } }`,
  );
  return staffSalon.data;
}

async function takeSeat(page: Page, salonId: string): Promise<string> {
  const { me } = await ask<{ me: { data: { id: string } } }>(page, '{ me { data { id } } }');
  const { createRSVP } = await ask<{ createRSVP: { data: { id: string; status: string } } }>(
    page,
    `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok code message data { id status } } }`,
    { input: { salonId, userId: me.data.id } },
  );
  expect(createRSVP.data.status).toBe('RESERVED');
  return createRSVP.data.id;
}

const withdraw = (page: Page, id: string) =>
  ask(page, `mutation ($id: ID!) { withdrawRSVP(id: $id) { ok code message } }`, { id });

/** A session with the demo's coach, far enough ahead to be changed freely. */
async function bookedSession(page: Page): Promise<string> {
  const { coach } = await ask<{ coach: { data: { id: string } } }>(
    page,
    '{ coach(input: { slug: "maya-chen" }) { data { id } } }',
  );
  const coach_id = coach.data.id;
  const from = Date.now() + 72 * HOUR;
  const { slots } = await ask<{ slots: { data: { start: number; durations: number[] }[] } }>(
    page,
    `query ($input: SlotsInput!) { slots(input: $input) { data { start durations } } }`,
    { input: { coach_id, from, to: from + 7 * 24 * HOUR } },
  );
  const { start } = slots.data.find(({ durations }) => durations.includes(30))!;
  const { bookSession } = await ask<{ bookSession: { data: { id: string } } }>(
    page,
    `mutation ($input: BookSessionInput!) { bookSession(input: $input) { ok code message data { id } } }`,
    { input: { coach_id, start, duration: 30 } },
  );
  return bookSession.data.id;
}

/** Asks the graph as this page's account; a refusal fails the journey. */
async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post('/graphql', {
    data: { query, variables },
    headers: { 'apollo-require-preflight': 'true' },
  });
  const { data } = (await answer.json()) as { data: Data };
  for (const result of Object.values(data as Record<string, { ok?: boolean }>))
    expect(result).not.toMatchObject({ ok: false });
  return data;
}
