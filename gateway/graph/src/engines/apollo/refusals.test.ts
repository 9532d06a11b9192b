import { announce } from '@athenaeum/registry';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { createApolloEngine } from './apolloEngine';
import type * as ApolloEngine from './apolloEngine';

// The edge's other refusals are tested with both engines: graph, timeout, overload, services.
jest.setTimeout(120_000);
jest.mock('./apolloEngine', () => {
  const { createApolloEngine: create } = jest.requireActual<typeof ApolloEngine>('./apolloEngine');
  return { createApolloEngine: jest.fn(create) };
});

const { admin: RUTH } = DEMO_ACCOUNTS;
const SALONS = 'query Salons{salons{ok data{id title}}}';
const KEEP = 'mutation Keep($input:KeepMemberInput!){keepMember(input:$input){ok code}}';

const world = openForFile(() =>
  createDemoGateway({
    GATEWAY_ENGINE: 'apollo',
    TRUSTED_DOCUMENTS: 'only',
    CONFIRMED_FOR_MINUTES: '10',
  }),
);
const ran: jest.SpyInstance[] = [];
beforeAll(async () => {
  await announce(
    { uri: world.env.MONGODB_URI, dbName: world.env.MONGODB_DATABASE },
    { app: 'shell', version: 's001', documents: [SALONS, KEEP] },
  );
  for (const { value } of jest.mocked(createApolloEngine).mock.results)
    ran.push(jest.spyOn(await (value as ReturnType<typeof createApolloEngine>), 'run'));
});
beforeEach(() => ran.forEach((run) => run.mockClear()));

const runs = () => ran.flatMap(({ mock }) => mock.calls).length;
const ask = (query: string, body: object = {}) => world.browser().post('/graphql', { query, ...body });

it('answers from the subgraphs of this process', async () => {
  const { status, json } = await ask(SALONS);

  expect(status).toBe(200);
  expect(json.data.salons.data.length).toBeGreaterThan(0);
  expect(runs()).toBe(1);
});

it('never receives an untrusted document', async () => {
  const { status, json } = await ask('query Everybody{users{data{id}}}');

  expect(status).toBe(400);
  expect(json.errors[0].extensions.code).toBe('UNTRUSTED_DOCUMENT');
  expect(runs()).toBe(0);
});

it('never receives an unknown digest', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };

  const { json } = await world.browser().post('/graphql', { extensions });

  expect(json.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  expect(runs()).toBe(0);
});

it('never receives a mutation that needs step-up authentication first', async () => {
  const browser = await world.signedInAs(RUTH);
  await mongoose.connection
    .collection('web_sessions')
    .updateMany({ user_id: RUTH.id }, { $set: { confirmed_at: new Date(Date.now() - 11 * 60_000) } });

  const { json } = await browser.post('/graphql', {
    query: KEEP,
    variables: { input: { id: '00000000-0000-4000-8000-00000000dead', reason: 'Asked for.' } },
  });

  expect(json.data.keepMember).toMatchObject({ ok: false, code: 'REAUTHENTICATION_REQUIRED' });
  expect(runs()).toBe(0);
});
