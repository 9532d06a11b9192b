import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { announce, artifactFolder, type Registry } from '@athenaeum/registry';
import mongoose from 'mongoose';
import { registryOf, remoteSending } from '../../testing/publishRemote';
import { createTestGateway, type TestGateway } from '../../testing/testGateway';

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
  // What is not known makes it look: from here on it knows what is published, and nothing of the test before.
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
  it('is refused when no published version sends it, and not repeated', async () => {
    const before = await refusals();

    const { status, json, text } = await ask(NEVER_SENT, { secret: 'hunter2' });

    expect(status).toBe(400);
    expect(json.errors[0].extensions.code).toBe('UNTRUSTED_DOCUMENT');
    expect(json.data).toBeUndefined();
    expect(text).not.toMatch(/users|hunter2/);
    expect(await refusals()).toBe(before + 1);
  });

  it('is answered when one does', async () => {
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

  it('that is known brings no other along', async () => {
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

it('is not got around by an address', async () => {
  const path = `/graphql?query=${encodeURIComponent(NEVER_SENT)}`;

  expect((await world.browser().get(path, { 'apollo-require-preflight': 'true' })).status).toBe(405);
  expect((await world.browser().post(path, { query: NEVER_SENT })).status).toBe(400);
  expect((await world.browser().post(path, {})).status).toBe(400);
});

describe('a version', () => {
  it('is answered from the moment that it is published', async () => {
    expect(await isAnswered(COACHES)).toBe(false);

    await registry.publish(version('v002', [SALONS, COACHES]));

    expect(await isAnswered(COACHES)).toBe(true);
  });

  it('is answered while only some get it', async () => {
    await registry.stage(version('v002', [COACHES]), 10);

    expect(await isAnswered(COACHES)).toBe(true);
  });

  it('is answered after it was taken back: a tab may have it open', async () => {
    await registry.publish(version('v002', [COACHES]));
    await registry.rollback('mfe-one', async () => undefined);
    await registry.stage(version('v003', [NEVER_SENT]), 10);
    await registry.unstage('mfe-one');

    expect([await isAnswered(COACHES), await isAnswered(NEVER_SENT)]).toEqual([true, true]);
  });

  it('is answered for two weeks after another took its place, however long it was there', async () => {
    await registry.publish(version('v002', [COACHES]));
    await age(1, 40);
    await age(2, 13);
    await registry.publish(version('v003', [COACHES, 'query Me{me{ok}}']));

    expect(await isAnswered(SALONS)).toBe(true);
  });

  it('is no longer answered after that', async () => {
    await registry.publish(version('v002', [COACHES]));
    await age(1, 40);
    await age(2, 15);
    await registry.publish(version('v003', ['query Me{me{ok}}']));

    expect(await isAnswered('query Me{me{ok}}')).toBe(true);
    expect([await isAnswered(SALONS), await isAnswered(COACHES)]).toEqual([false, true]);
  });

  it('is answered where its files are not: the registry has its list', async () => {
    const entry = version('away', [ODD]);
    const folder = artifactFolder(world.folder, entry);
    await registry.keepOperations(entry, readFileSync(join(folder, 'operations.json'), 'utf8'));
    rmSync(folder, { recursive: true });
    await registry.publish(entry);

    expect([await isAnswered(ODD), await isAnswered(NEVER_SENT)]).toEqual([true, false]);
  });

  it('whose list was changed where it lies is not believed; the others are', async () => {
    const entry = version('changed', [ODD]);
    version('changed', [ODD, NEVER_SENT]);
    await registry.publish(entry);

    expect([await isAnswered(NEVER_SENT), await isAnswered(ODD)]).toEqual([false, false]);
    expect(await isAnswered(SALONS)).toBe(true);
  });

  /** Moves the moment in which a snapshot was made. */
  const age = (number: number, days: number) =>
    mongoose.connection
      .collection('registry_snapshots')
      .updateOne({ number }, { $set: { created_at: Date.now() - days * DAY } });
});

it('answers what the shell announced, and what is tried for as long as it is', async () => {
  const database = { uri: world.env.MONGODB_URI, dbName: world.env.MONGODB_DATABASE };
  await announce(database, { app: 'shell', version: 's001', documents: [COACHES] });
  await announce(database, { app: 'mfe-one', version: 'v002', documents: [NEVER_SENT], lasts: 0 });

  expect([await isAnswered(COACHES), await isAnswered(NEVER_SENT)]).toEqual([true, false]);

  await announce(database, { app: 'mfe-one', version: 'v002', documents: [NEVER_SENT], lasts: DAY });

  expect(await isAnswered(NEVER_SENT)).toBe(true);
});

it('goes on with what it knows while the registry cannot be read, and asks for patience about the rest', async () => {
  expect(await isAnswered(SALONS)).toBe(true);
  jest.spyOn(mongoose.connection.models.RegistryPointer!, 'findById').mockImplementation(() => {
    throw new Error('away');
  });

  const unknown = await ask(ODD);

  expect(await isAnswered(SALONS)).toBe(true);
  expect([unknown.status, unknown.json.errors[0].extensions.code]).toEqual([503, 'UNAVAILABLE']);
});
