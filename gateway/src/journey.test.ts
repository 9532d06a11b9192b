import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoId } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';

const world = openForFile(() =>
  createTestGateway({
    clients: null,
    supergraph: readFileSync(resolve(__dirname, '../supergraph.graphql'), 'utf8'),
  }),
);
beforeAll(async () => {
  await seedDemo('users', 'content');
}, 120_000);

async function signedInAs({ email }: { email: string }): Promise<Browser> {
  const browser = world.browser();
  await browser.signIn(email, DEMO_PASSWORD);
  return browser;
}
const meOf = async (browser: Browser) => (await browser.get('/api/auth/me')).json.user;

it('a new member signs in, accepts the agreement, takes a seat and finds it in My Content', async () => {
  const browser = await signedInAs(DEMO_ACCOUNTS.new);
  const { id, needs_agreement, roles } = await meOf(browser);
  expect({ needs_agreement, roles }).toEqual({ needs_agreement: true, roles: ['member'] });

  const agreed = await browser.ask(
    `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok message data { needs_agreement } } }`,
    { input: { id, portal_nda_agreement_date: Date.now() } },
  );
  const seat = await browser.ask(
    `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok message data { status } } }`,
    { input: { salonId: demoId('salon', 'boardroom-ready'), userId: id, status: 'RESERVED' } },
  );
  const mine = await browser.ask('{ me { data { name rsvp { status salon { slug link } } } } }');

  expect(agreed.json.data.updateUser.ok).toBe(true);
  expect(await meOf(browser)).toMatchObject({ needs_agreement: false });
  expect(seat.json.data.createRSVP).toMatchObject({ ok: true, data: { status: 'RESERVED' } });
  expect(JSON.stringify(mine.json)).toContain('boardroom-ready');
}, 30_000);

it('a visitor sees public events and no join link', async () => {
  const { json } = await world
    .browser()
    .ask(
      '{ salons(input: { phase: { equals: UPCOMING }, take: 5 }) { ok data { title link } } me { ok code } }',
    );

  expect(json.data.salons.data).toHaveLength(5);
  expect(json.data.salons.data.every(({ link }: { link: unknown }) => link === null)).toBe(true);
  expect(json.data.me).toEqual({ ok: false, code: 'UNAUTHENTICATED' });
});

it('no argument chooses the actor', async () => {
  const browser = await signedInAs(DEMO_ACCOUNTS.member);

  const { json } = await browser.ask(
    `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok code data { status } } }`,
    { input: { salonId: demoId('salon', 'the-art-of-the-ask'), userId: DEMO_ACCOUNTS.admin.id } },
  );

  expect(json.data.createRSVP).toMatchObject({ ok: false, data: null });
});

it('a recording opens for members, not for prospects', async () => {
  const member = await signedInAs(DEMO_ACCOUNTS.member);
  const prospect = await signedInAs(DEMO_ACCOUNTS.prospect);
  const query = '{ salon(input: { slug: "negotiating-your-next-role" }) { data { filename captions } } }';
  const { filename, captions } = (await member.ask(query)).json.data.salon.data;
  const urlFor = async (browser: Browser, key: string) =>
    (await browser.post('/aws-proxy/s3/get-data-from-bucket', { key, type: 0 })).json.url;

  expect(await urlFor(member, filename)).toMatch(/^\/files\/signed\//);
  expect(await urlFor(member, captions)).toMatch(/^\/files\/signed\//);
  expect(await urlFor(prospect, filename)).toBeNull();
  expect((await prospect.ask(query)).json.data.salon.data.filename).toBeNull();
});
