import { until } from '@athenaeum/common/waiting';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoId } from '@athenaeum/kit/demo';
import { deadLetters, OutboxMessage } from '@athenaeum/kit/outbox';
import { JobRecord } from '@athenaeum/bff/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import {
  createFakeHttpSystem,
  failing,
  hanging,
  resetting,
  showingPage,
  succeeding,
} from '@athenaeum/gateway-testing/fakeHttpSystem';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';

const supergraph = readFileSync(resolve(__dirname, '../../../supergraph.graphql'), 'utf8');
const salonId = demoId('salon', 'boardroom-ready');

let workflow: Awaited<ReturnType<typeof createFakeHttpSystem>>;
let world: TestGateway;
let browser: Browser;
let me: string;
beforeAll(async () => {
  workflow = await createFakeHttpSystem();
  world = await createTestGateway({
    clients: null,
    supergraph,
    env: { WORKFLOW_URL: workflow.url, WORKFLOW_TOKEN: 'hush', OUTBOX_POLL_MS: '50', JOB_TIMEOUT_MS: '1000' },
  });
  await seedDemo('users', 'content');
  browser = world.browser();
  await browser.signIn(DEMO_ACCOUNTS.new.email, DEMO_PASSWORD);
  me = (await browser.get('/api/auth/me')).json.user.id;
}, 120_000);
afterAll(async () => {
  await world.close();
  await workflow.goAway();
});

const takeSeat = () =>
  browser.ask(`mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok data { id status } } }`, {
    input: { salonId, userId: me },
  });
const giveBack = (id: string) =>
  browser.ask(`mutation ($id: ID!) { updateRSVP(id: $id, status: INVITED) { ok } }`, { id });
const hasProblem = (last_problem: string) =>
  until(
    async () => (await OutboxMessage.exists({ kind: 'rsvp_flow', state: 'open', last_problem })) !== null,
  );
/** Ends the backoff before the next attempt. */
const tryAgain = () =>
  OutboxMessage.updateMany({ state: 'open', lease: null, channel: 'workflow' }, { due_at: 1 });

it('loading demo data sends nothing', async () => {
  expect(await OutboxMessage.countDocuments()).toBe(0);
});

it('an RSVP is kept while the other system is down, fails, hangs, disconnects and shows a page, and is delivered once when it recovers', async () => {
  await workflow.goAway();
  const { json } = await takeSeat();
  expect(json.data.createRSVP).toMatchObject({ ok: true, data: { status: 'RESERVED' } });
  await hasProblem('ECONNREFUSED');

  await workflow.comeBack();
  for (const [behaviour, problem] of [
    [failing(500), 'HTTP_500'],
    [hanging, 'TIMEOUT'],
    [resetting, 'UND_ERR_SOCKET'],
    [showingPage, 'ANSWERED_PAGE'],
  ] as const) {
    workflow.behave = behaviour;
    await tryAgain();
    await hasProblem(problem);
  }
  workflow.behave = succeeding;
  await tryAgain();
  await until(async () => (await OutboxMessage.countDocuments({ kind: 'rsvp_flow', state: 'done' })) === 1);

  const seats = [...workflow.callsByKey.values()].filter(({ path }) => path.endsWith('rsvp_flow'));
  expect(seats).toHaveLength(1);
  expect(seats[0]).toMatchObject({
    authorization: 'Bearer hush',
    body: { event_id: salonId, user_id: me, email: DEMO_ACCOUNTS.new.email, rsvp: 'RESERVED' },
  });
});

it('changes made while the other system is down are delivered in order', async () => {
  const rsvp = (await takeSeat()).json.data.createRSVP.data.id;
  workflow.behave = failing(503);
  workflow.callsByKey.clear();
  await giveBack(rsvp);
  await takeSeat();
  await hasProblem('HTTP_503');
  workflow.callsByKey.clear();

  workflow.behave = succeeding;
  await tryAgain();
  await until(async () => (await OutboxMessage.countDocuments({ kind: 'rsvp_flow', state: 'done' })) === 3);

  const told = [...workflow.callsByKey.values()].map(({ body }) => (body as { rsvp: string }).rsvp);
  expect(told).toEqual(['INVITED', 'RESERVED']);
});

it('a seat is confirmed by mail, with the join link and a calendar file', async () => {
  await until(
    async () => (await OutboxMessage.countDocuments({ kind: 'rsvp_confirmation', state: 'open' })) === 0,
  );

  const { json } = await browser.get(`/dev/mailbox?to=${DEMO_ACCOUNTS.new.email}`, {
    accept: 'application/json',
  });

  const [mail] = json.data;
  const [salon] = (
    await browser.ask(`{ salons(input: { id: { equals: "${salonId}" } }) { data { title link } } }`)
  ).json.data.salons.data;
  expect(mail.subject).toBe(`You’re attending ${salon.title}`);
  expect(mail.text).toContain(salon.link);
  expect(mail.attachments[0].content).toContain(`UID:salon-${salonId}@athenaeum`);
});

it('a reminder is scheduled for the day before', async () => {
  const { json } = await browser.ask(`{ salons(input: { id: { equals: "${salonId}" } }) { data { date } } }`);
  const start = json.data.salons.data[0].date;

  const reminders = await OutboxMessage.find({ kind: 'salon_reminder' }).lean();

  expect(reminders.map(({ due_at }) => due_at)).toEqual(
    start - Date.now() > 25 * 3_600_000 ? [start - 86_400_000] : [],
  );
});

it('a call to a system that is not configured is recorded instead', async () => {
  await browser.ask(`mutation ($input: CreateBookmarkInput!) { createBookmark(input: $input) { ok } }`, {
    input: { userId: me, salonOrCoachId: salonId },
  });
  await until(async () => (await JobRecord.countDocuments({ job: 'bookmark' })) === 1);

  expect(await JobRecord.findOne({ job: 'bookmark' }).lean()).toMatchObject({
    path: '/webhooks/salesforce/bookmark',
    payload: { userId: me, salonOrCoachId: salonId },
  });
});

it('a final refusal becomes a dead letter, is counted and never exposed', async () => {
  workflow.behave = failing(422);
  await browser.ask(`mutation { createAccount(input: { title: "Thistledown Optics" }) { ok } }`);
  await until(async () => (await deadLetters(1)).length === 1);

  const { text } = await world.browser().get('/metrics');

  expect(text).toMatch(/outbox_messages\{state="dead"\} 1/);
  expect(text).toMatch(/outbox_deliveries_total\{kind="apex_create_company",outcome="dead"\} 1/);
  expect(text).not.toMatch(/Thistledown/);
});
