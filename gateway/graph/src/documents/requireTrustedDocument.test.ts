import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { announce, artifactFolder, type Registry } from '@athenaeum/registry';
import mongoose from 'mongoose';
import { registryOf, remoteSending } from '@athenaeum/gateway-testing/publishRemote';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

const SALONS = 'query Salons{salons{ok data{id}}}';
const COACHES = 'query Coaches{coaches{ok}}';
const RSVP = 'mutation RSVP($id:ID!){createRSVP(input:{salonId:$id}){ok code}}';
const NEVER_SENT = 'query Everybody{users(input:{take:100}){data{id name}}}';
const ODD = 'query Odd{coaches{data{id}}}';
const DAY = 24 * 60 * 60_000;

let world: TestGateway;
let registry: Registry;
beforeAll(async () => {
  world = await createTestGateway({ env: { TRUSTED_DOCUMENTS: 'only' } });
  registry = await registryOf(world.env);
});
beforeEach(async () => {
  for (const kept of ['registry_pointer', 'registry_snapshots', 'registry_announcements'])
    await mongoose.connection.collection(kept).deleteMany({});
  await registry.publish(version('v001', [SALONS, RSVP]));
  // An unknown document triggers a read of the registry: from here on the published documents are known, and none of the test before.
  await ask('query Fresh{me{code}}');
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await registry.close();
  await world.close();
});

const version = (name: string, documents: string[]) => remoteSending(world.folder, name, documents);
const ask = (query: string, variables?: object) =>
  world.browser().post('/graphql', { operationName: undefined, query, variables });
const isAnswered = async (query: string) => (await ask(query)).status === 200;
const refusals = async () =>
  Number((await world.browser().get('/metrics')).text.match(/outcome="refused"} (\d+)/)?.[1] ?? 0);

describe('an operation', () => {
  it('is refused when no published version sends it, and is not quoted in the answer', async () => {
    const before = await refusals();

    const { status, json, text } = await ask(NEVER_SENT, { secret: 'hunter2' });

    expect(status).toBe(400);
    expect(json.errors[0].extensions.code).toBe('UNTRUSTED_DOCUMENT');
    expect(json.data).toBeUndefined();
    expect(text).not.toMatch(/users|hunter2/);
    expect(await refusals()).toBe(before + 1);
  });

  it('is answered when a published version sends it', async () => {
    const { json } = await ask(SALONS);

    expect(json.data.salons.data).toEqual([{ id: 's1' }]);
    expect((await world.browser().get('/metrics')).text).toContain('graphql_trusted_documents 2');
  });

  it('is refused with one letter changed, added or left out', async () => {
    for (const near of [
      `${SALONS} `,
      SALONS.replace('id', 'title'),
      SALONS.replace('Salons', 'salons'),
      `#\n${SALONS}`,
    ])
      expect((await ask(near)).json.errors[0].extensions.code).toBe('UNTRUSTED_DOCUMENT');
  });

  it('that is trusted does not make another one beside it trusted', async () => {
    const { status, json } = await world.browser().post('/graphql', {
      operationName: 'Everybody',
      query: `${SALONS} ${NEVER_SENT}`,
    });

    expect(status).toBe(400);
    expect(json.errors[0].extensions.code).toBe('UNTRUSTED_DOCUMENT');
  });

  it('keeps its other limits and its policies', async () => {
    const { json } = await ask(RSVP, { id: 's1' });

    expect(json.data.createRSVP).toEqual({ ok: false, code: 'UNAUTHENTICATED' });
  });
});

it.each([
  ['a batch', [{ query: SALONS }, { query: NEVER_SENT }]],
  ['a batch of what is known', [{ query: SALONS }]],
  ['a text in a list', { query: [NEVER_SENT] }],
  ['no text at all', { variables: {} }],
  [
    'a digest in place of the text',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
  ],
  [
    'another text than its digest says',
    { query: NEVER_SENT, extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
  ],
])('%s is not answered', async (_what, body) => {
  const { json } = await world.browser().post('/graphql', body);

  expect(json.errors).toHaveLength(1);
  expect(json.data).toBeUndefined();
});

it('cannot be sent by GET instead', async () => {
  const path = `/graphql?query=${encodeURIComponent(NEVER_SENT)}`;

  expect((await world.browser().get(path, { 'apollo-require-preflight': 'true' })).status).toBe(405);
  expect((await world.browser().post(path, { query: NEVER_SENT })).status).toBe(400);
  expect((await world.browser().post(path, {})).status).toBe(400);
});

describe('a version', () => {
  it('is trusted from the moment it is published', async () => {
    expect(await isAnswered(COACHES)).toBe(false);

    await registry.publish(version('v002', [SALONS, COACHES]));

    expect(await isAnswered(COACHES)).toBe(true);
  });

  it('is trusted while it is a canary', async () => {
    await registry.startCanary(version('v002', [COACHES]), 10);

    expect(await isAnswered(COACHES)).toBe(true);
  });

  it('stays trusted after a rollback: a tab may have it open', async () => {
    await registry.publish(version('v002', [COACHES]));
    await registry.rollback('mfe-one', async () => undefined);
    await registry.startCanary(version('v003', [NEVER_SENT]), 10);
    await registry.withdrawCanary('mfe-one');

    expect([await isAnswered(COACHES), await isAnswered(NEVER_SENT)]).toEqual([true, true]);
  });

  it('stays trusted for two weeks after it was replaced, however long it was current', async () => {
    await registry.publish(version('v002', [COACHES]));
    await age(1, 40);
    await age(2, 13);
    await registry.publish(version('v003', [COACHES, 'query Me{me{ok}}']));

    expect(await isAnswered(SALONS)).toBe(true);
  });

  it('is no longer trusted after that', async () => {
    await registry.publish(version('v002', [COACHES]));
    await age(1, 40);
    await age(2, 15);
    await registry.publish(version('v003', ['query Me{me{ok}}']));

    expect(await isAnswered('query Me{me{ok}}')).toBe(true);
    expect([await isAnswered(SALONS), await isAnswered(COACHES)]).toEqual([false, true]);
  });

  it('is trusted where its files are missing: the registry has its list of documents', async () => {
    const entry = version('away', [ODD]);
    const folder = artifactFolder(world.folder, entry);
    await registry.storeOperations(entry, readFileSync(join(folder, 'operations.json'), 'utf8'));
    rmSync(folder, { recursive: true });
    await registry.publish(entry);

    expect([await isAnswered(ODD), await isAnswered(NEVER_SENT)]).toEqual([true, false]);
  });

  it('whose stored list was tampered with is not trusted; the others are', async () => {
    const entry = version('changed', [ODD]);
    version('changed', [ODD, NEVER_SENT]);
    await registry.publish(entry);

    expect([await isAnswered(NEVER_SENT), await isAnswered(ODD)]).toEqual([false, false]);
    expect(await isAnswered(SALONS)).toBe(true);
  });

  /** Changes the time at which a snapshot was created. */
  const age = (number: number, days: number) =>
    mongoose.connection
      .collection('registry_snapshots')
      .updateOne({ number }, { $set: { created_at: Date.now() - days * DAY } });
});

it('answers what the shell announced, and what is under trial until the trial ends', async () => {
  const database = { uri: world.env.MONGODB_URI, dbName: world.env.MONGODB_DATABASE };
  await announce(database, { app: 'shell', version: 's001', documents: [COACHES] });
  await announce(database, { app: 'mfe-one', version: 'v002', documents: [NEVER_SENT], ttlMs: 0 });

  expect([await isAnswered(COACHES), await isAnswered(NEVER_SENT)]).toEqual([true, false]);

  await announce(database, { app: 'mfe-one', version: 'v002', documents: [NEVER_SENT], ttlMs: DAY });

  expect(await isAnswered(NEVER_SENT)).toBe(true);
});

it('keeps its last state while the registry cannot be read, and answers unknown documents with 503', async () => {
  expect(await isAnswered(SALONS)).toBe(true);
  jest.spyOn(mongoose.connection.models.RegistryPointer!, 'findById').mockImplementation(() => {
    throw new Error('away');
  });

  const unknown = await ask(ODD);

  expect(await isAnswered(SALONS)).toBe(true);
  expect([unknown.status, unknown.json.errors[0].extensions.code]).toEqual([503, 'UNAVAILABLE']);
});
