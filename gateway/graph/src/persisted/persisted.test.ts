import { createHash } from 'node:crypto';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { registryOf, remoteSending } from '@athenaeum/gateway-testing/publishRemote';
import { createPersistedDocuments } from './persistedDocuments';

const SALONS = 'query Salons{salons{data{id}}}';
const COACHES = 'query Coaches($a:Boolean=true){coaches{data{name @include(if:$a)}}}';
const STRANGE = 'query Strange{coaches{ok}}';

const digestOf = (document: string) => createHash('sha256').update(document).digest('hex');
const persisted = (document: string) => ({ persistedQuery: { version: 1, sha256Hash: digestOf(document) } });

describe('a digest', () => {
  let world: TestGateway;
  beforeAll(async () => {
    world = await createTestGateway();
  });
  afterAll(() => world.close());
  const send = (body: object) => world.browser().post('/graphql', body);

  it('that is unknown is answered with a request for the document; from then on the digest alone works', async () => {
    const unknown = await send({ extensions: persisted(COACHES) });
    expect(unknown.status).toBe(200);
    expect(unknown.json).toEqual({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });

    await send({ query: COACHES, extensions: persisted(COACHES) });

    const known = { extensions: persisted(COACHES), operationName: 'Coaches' };
    expect((await send(known)).json).toEqual({ data: { coaches: { data: [{ name: 'Maya Chen' }] } } });
    expect((await send({ ...known, variables: { a: false } })).json.data).toEqual({
      coaches: { data: [{}] },
    });
  });

  it('of another document is refused and stored for neither', async () => {
    const forged = await send({ query: STRANGE, extensions: persisted(SALONS) });

    expect(forged.status).toBe(400);
    expect(forged.json.errors[0].extensions.code).toBe('BAD_REQUEST');
    for (const document of [STRANGE, SALONS])
      expect((await send({ extensions: persisted(document) })).json.errors[0].message).toBe(
        'PersistedQueryNotFound',
      );
  });

  it.each([
    { version: 2, sha256Hash: digestOf(SALONS) },
    { version: 1 },
    { version: 1, sha256Hash: 'constructor' },
    { version: 1, sha256Hash: [digestOf(SALONS)] },
    'text',
    [],
    7,
  ])('that is malformed is refused (%j)', async (persistedQuery) => {
    const { status, json } = await send({ query: SALONS, extensions: { persistedQuery } });

    expect(status).toBe(400);
    expect(json.errors[0].extensions.code).toBe('BAD_REQUEST');
  });

  it('may be missing, whatever other extensions are sent', async () => {
    for (const extensions of [undefined, null, {}, 'text', { persistedQuery: null }])
      expect((await send({ query: SALONS, extensions })).json.data.salons.data).toEqual([{ id: 's1' }]);
  });
});

describe('where trusted documents are required', () => {
  let world: TestGateway;
  beforeAll(async () => {
    world = await createTestGateway({ env: { TRUSTED_DOCUMENTS: 'only' } });
    const registry = await registryOf(world.env);
    await registry.publish(await remoteSending(world.folder, 'v001', [SALONS]));
    await registry.close();
    // An unknown document triggers a read of the registry.
    await world.browser().post('/graphql', { query: STRANGE });
  });
  afterAll(() => world.close());
  const send = (body: object) => world.browser().post('/graphql', body);

  it('trusted documents are known by their digest at once', async () => {
    expect((await send({ extensions: persisted(SALONS) })).json.data.salons.data).toEqual([{ id: 's1' }]);
  });

  it('a digest is no way around the check', async () => {
    for (const body of [
      { query: STRANGE, extensions: persisted(STRANGE) },
      { extensions: persisted(STRANGE) },
    ]) {
      const { status, json } = await send(body);
      expect(status).toBe(400);
      expect(json.errors[0].extensions.code).toBe('UNTRUSTED_DOCUMENT');
    }
  });
});

it('documents that are no longer announced are dropped, learned ones are evicted', () => {
  let announced = new Set([SALONS]);
  const documents = createPersistedDocuments(() => announced);
  const large = (name: string) => `query ${name}{salons{ok}}${'#'.repeat(900_000)}`;

  expect(documents.find(digestOf(SALONS))).toBe(SALONS);
  announced = new Set([COACHES]);
  expect(documents.find(digestOf(SALONS))).toBeUndefined();
  expect(documents.find(digestOf(COACHES))).toBe(COACHES);

  for (const name of ['One', 'Two', 'Three']) documents.learn(large(name), digestOf(large(name)));
  expect(documents.find(digestOf(large('One')))).toBeUndefined();
  expect(documents.find(digestOf(large('Three')))).toBe(large('Three'));
});
