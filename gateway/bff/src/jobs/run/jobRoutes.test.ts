import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';

const COMPANY = '/jobs/run/f/f/salesforce/apex_create_company';
const CANDIDATE = '/jobs/run/f/f/create_career_opportunity_candidate';
const CONTACT = '/jobs/run/f/f/salesforce/update_contact';
const RSVP = '/jobs/run_wait_result/f/f/salesforce/rsvp_flow';
const { member, admin, prospect } = DEMO_ACCOUNTS;
const salon = (slug: string) => demoId('salon', slug);

const world = openForFile(() =>
  createDemoGateway({ LIMIT_RSVP: '100', LIMIT_PUBLIC_FORM: '100', LIMIT_INVITE_CODE: '3' }),
);
let amara: Browser;
let freya: Browser;
beforeAll(async () => {
  await seedDemo('opportunities');
  amara = await world.signedInAs(member);
  freya = await world.signedInAs(prospect);
}, 240_000);
beforeEach(() => OutboxMessage.deleteMany({}));

const told = (kind: string) => OutboxMessage.find({ kind }).sort({ created_at: 1 }).lean();
const rsvpsAt = (slug: string) =>
  mongoose.connection.collection('rsvps').countDocuments({ salon_id: salon(slug) });

const application = async () => {
  const { json } = await amara.ask('{ applications { data { title } } }');
  return {
    opportunity_title: json.data.applications.data[0].title as string,
    opportunity_type: 'Executive Roles',
    company: 'Confidential Company',
    contact_email: member.email,
    contact_id: null,
    pitch: 'Nine thousand people across eleven countries.',
  };
};

describe('a job is refused', () => {
  it.each([
    ['to add a company', COMPANY, { title: 'Halden' }],
    ['to name a candidate', CANDIDATE, {}],
    ['to tell of a contact', CONTACT, { user_id: member.id, data: { title: 'CFO' } }],
    ['to take a seat', RSVP, { event_id: salon('boardroom-ready'), rsvp: 'RESERVED' }],
    [
      'to take a member’s seat',
      RSVP,
      { event_id: salon('boardroom-ready'), user_id: member.id, isPublic: true },
    ],
  ])('to a visitor %s', async (_what, path, body) => {
    const { status, json } = await world.browser().post(path, body);

    expect({ status, json }).toMatchObject({ status: 401, json: { ok: false, code: 'UNAUTHENTICATED' } });
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it.each([
    '/jobs/run/f/f/drop_table',
    '/jobs/run/salesforce/apex_create_company',
    '/jobs/run_wait_result/f/f/x',
  ])('that nobody knows: %s', async (path) => {
    expect((await amara.post(path, { title: 'Halden' })).status).toBe(404);
  });

  it.each([
    ['made up', () => ({ authorization: 'Bearer nonsense' })],
    ['meant for a subgraph', () => world.asService('users')],
    ['of a person', () => world.asService('gateway', { id: member.id, roles: new Set(['member'] as const) })],
  ])('to a bearer %s, even with a valid session beside it', async (_what, header) => {
    const { status } = await amara.post(COMPANY, { title: 'Halden' }, header());

    expect(status).toBe(401);
    expect(await told('apex_create_company')).toEqual([]);
  });

  it('from another site', async () => {
    const { status } = await amara.post(COMPANY, { title: 'Halden' }, { origin: 'https://evil.example' });

    expect(status).toBe(403);
  });
});

describe('a company', () => {
  it('is added to the list and sent once, however often it is repeated', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => amara.post(COMPANY, { title: 'Ferrous & Daughters' })),
    );
    answers.push(await amara.post(COMPANY, { title: ' ferrous & daughters' }, world.asService()));

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await told('apex_create_company')).toMatchObject([{ payload: { title: 'Ferrous & Daughters' } }]);
  });

  it('needs a name', async () => {
    const { status, json } = await amara.post(COMPANY, { title: ' ' });

    expect({ status, json }).toMatchObject({
      status: 400,
      json: { fields: { title: 'Company is required' } },
    });
  });
});

describe('a candidate', () => {
  it.each([
    ['by somebody else’s address', { contact_email: admin.email }],
    ['by somebody else’s id in the CRM', { contact_id: '003OTHER' }],
    ['for an opportunity without an application', { opportunity_title: 'Chair of everything' }],
  ])('is not confirmed %s', async (_what, change) => {
    const { status } = await amara.post(CANDIDATE, { ...(await application()), ...change });

    expect(status).toBe(404);
  });

  it('is confirmed for the member’s own application, which the CRM received when it was submitted', async () => {
    const { status, json } = await amara.post(CANDIDATE, await application());

    expect({ status, ok: json.ok }).toEqual({ status: 202, ok: true });
    expect(await told('create_career_opportunity_candidate')).toEqual([]);
  });

  it('is sent once for a service', async () => {
    const body = await application();
    const unknown = await world
      .browser()
      .post(CANDIDATE, { ...body, contact_email: 'nobody@example.test' }, world.asService());
    for (let n = 0; n < 2; n++) await world.browser().post(CANDIDATE, body, world.asService());

    expect(unknown.status).toBe(404);
    expect(await told('create_career_opportunity_candidate')).toMatchObject([
      { payload: { user_id: member.id, opportunity_title: body.opportunity_title } },
    ]);
  });
});

describe('telling of a contact', () => {
  const data = {
    title: 'Chief Financial Officer',
    financial_expert: true,
    board_experiences: [{ title: 'X' }],
  };

  it('says what is wrong with an id that is none', async () => {
    const { status, json } = await amara.post(CONTACT, { user_id: 'amara', data });

    expect({ status, json }).toMatchObject({
      status: 400,
      json: { ok: false, code: 'INVALID', message: 'Invalid UUID format for id' },
    });
  });

  it.each([
    ['about somebody else', { user_id: admin.id, data }, 404],
    ['about the member’s roles', { user_id: member.id, data: { isAdmin: true } }, 400],
    ['about the member’s address', { user_id: member.id, data: { email: 'x@example.test' } }, 400],
    ['about nothing', { user_id: member.id, data: {} }, 400],
    ['with operators', { user_id: member.id, data: { title: { $ne: null } } }, 400],
    ['with goals of no kind', { user_id: member.id, data: { goals: [{ title: 'A', type: 'Wish' }] } }, 400],
    ['with something besides', { user_id: member.id, data, admin: true }, 400],
    ['of any length', { user_id: member.id, data: { summary: 'x'.repeat(250_000) } }, 413],
  ])('is refused %s', async (_what, body, expected) => {
    const { status } = await amara.post(CONTACT, body);

    expect(status).toBe(expected);
    expect(await told('update_contact')).toEqual([]);
  });

  it('is written once while it waits, and again when it changes', async () => {
    const send = (more: object) => amara.post(CONTACT, { user_id: member.id, data: { ...data, ...more } });

    const answers = [
      await send({}),
      ...(await Promise.all([send({}), send({})])),
      await send({ title: 'CEO' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect((await told('update_contact')).map(({ payload }) => payload.data.title)).toEqual([
      data.title,
      'CEO',
    ]);
  });

  it('takes a service’s word about any member, and about nobody else', async () => {
    const send = (user_id: string) =>
      world.browser().post(CONTACT, { user_id, data: { subscription_end_date: 1 } }, world.asService());

    expect((await send(demoId('user', 'nobody'))).status).toBe(404);
    expect((await send(admin.id)).status).toBe(202);
    expect(await told('update_contact')).toMatchObject([{ payload: { user_id: admin.id } }]);
  });
});

describe('the RSVP flow', () => {
  const form = {
    first_name: 'Vera',
    last_name: 'Lund',
    title: 'CFO',
    email: 'vera@example.test',
    company: 'Lund',
    country: 'Norway',
    city: 'Oslo',
    state: 'Oslo',
    agree: true,
    newsletter: true,
    isPublic: true,
  };

  it.each([
    ['for somebody else', { user_id: admin.id }, 404],
    ['at what does not exist', { event_id: demoId('salon', 'nothing') }, 404],
    ['at what is private', { event_id: salon('private-council') }, 404],
    ['at what is cancelled', { event_id: salon('founders-summit') }, 409],
    ['with a status of no kind', { rsvp: 'MINE' }, 400],
    ['with something besides', { status: 'RESERVED' }, 400],
  ])('gives no seat %s', async (_what, change, expected) => {
    const { status } = await amara.post(RSVP, {
      event_id: salon('boston-summit'),
      rsvp: 'RESERVED',
      ...change,
    });

    expect(status).toBe(expected);
    expect(await told('rsvp_flow')).toEqual([]);
  });

  it('gives a prospect no way around the policy', async () => {
    const send = (slug: string, more = {}) =>
      freya.post(RSVP, { event_id: salon(slug), rsvp: 'RESERVED', ...more });

    expect(await send('boardroom-ready')).toMatchObject({ status: 403 });
    expect(await send('boardroom-ready', form)).toMatchObject({ status: 403 });
    for (let n = 0; n < 3; n++)
      expect(await send('invitation-only-roundtable', { invite_code: `GUESS-${n}` })).toMatchObject({
        status: 400,
        json: { message: 'Incorrect invite code.' },
      });
    expect(await send('invitation-only-roundtable', { invite_code: 'GOLDEN-26' })).toMatchObject({
      status: 429,
    });
  });

  it('gives a member one seat, takes it back, and tells of each once', async () => {
    const send = (rsvp: string) =>
      amara.post(RSVP, {
        event_id: salon('boston-summit'),
        user_id: member.id,
        rsvp,
        email: 'other@example.test',
      });

    const taken = await Promise.all([send('RESERVED'), send('RESERVED')]);
    const again = await send('RESERVED');
    const back = await send('INVITED');

    for (const { status, json } of [...taken, again])
      expect({ status, data: json.data }).toMatchObject({ status: 200, data: { status: 'RESERVED' } });
    expect(back.json.data).toMatchObject({ status: 'INVITED' });
    expect((await told('rsvp_flow')).map(({ payload }) => payload.rsvp)).toEqual(['RESERVED', 'INVITED']);
  });

  it('gives back nothing without a seat', async () => {
    const { status } = await amara.post(RSVP, { event_id: salon('the-year-ahead'), rsvp: 'INVITED' });

    expect(status).toBe(404);
  });

  it.each([
    ['a name', { first_name: undefined }, 'first_name', 'Please enter your first name'],
    ['an address', { email: 'vera' }, 'email', 'Please enter your email'],
    ['the release agreement', { agree: undefined }, 'agree', 'Please accept the release agreement'],
    ['the newsletter', { newsletter: false }, 'signUpCheck', 'Please agree to receive the newsletter'],
  ])('asks a visitor for %s', async (_what, change, field, message) => {
    const { status, json } = await world
      .browser()
      .post(RSVP, { event_id: salon('proxy-season-from-the-other-side'), ...form, ...change });

    expect({ status, fields: json.fields }).toMatchObject({ status: 400, fields: { [field]: message } });
  });

  it('holds a seat for a visitor at an open event, once, and nothing at one for members', async () => {
    const send = (slug: string) =>
      world.browser().post(RSVP, { event_id: salon(slug), ...form, phone: null });
    const before = await rsvpsAt('proxy-season-from-the-other-side');

    const first = await send('proxy-season-from-the-other-side');
    const second = await send('proxy-season-from-the-other-side');
    const members = await send('boardroom-ready');

    expect([first, second].map(({ json }) => json.data.status)).toEqual(['RESERVED', 'RESERVED']);
    expect(members.status).toBe(403);
    expect(await rsvpsAt('proxy-season-from-the-other-side')).toBe(before + 1);
    // Nobody but the owner of the address, before it is confirmed.
    expect([(await told('rsvp_flow')).length, (await told('guest_asked')).length]).toEqual([0, 2]);
  });

  it('lets a service act for a member with the member’s rights', async () => {
    const send = (user_id: string) =>
      world
        .browser()
        .post(RSVP, { event_id: salon('orientation-first-sitting'), user_id }, world.asService());

    expect((await send(prospect.id)).status).toBe(403);
    expect((await send(admin.id)).json.data).toMatchObject({ status: 'RESERVED' });
  });
});

it.each([
  ['to tell of a contact', () => freya.post(CONTACT, { user_id: prospect.id, data: { title: 'CFO' } })],
  [
    'to add a company',
    async () => {
      const query = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { code } }';
      const answer = await freya.ask(query, { input: { title: 'Halden' } });
      return { status: answer.json.data.createAccount.code === 'LIMITED' ? 429 : answer.status };
    },
  ],
])('may be asked %s only so often', async (_what, ask) => {
  await mongoose.connection.collection('rate_limits').deleteMany({});
  const statuses = [];
  for (let asked = 0; asked <= 60; asked++) statuses.push((await ask()).status);

  expect(statuses.indexOf(429)).toBe(60);
});
