import { AuditRow } from '@athenaeum/kit/audit';
import { overrideCookie, overridesOf, type Registry } from '@athenaeum/registry';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import type { FakePerson } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { registryOf, remoteSending } from '@athenaeum/gateway-testing/publishRemote';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

const SALONS = 'query Salons{salons{ok data{id}}}';
const NEW = 'query BrandNew{salons{data{id}}}';
const ADA: FakePerson = { ...AMARA, id: 'ada', email: 'ada@example.test', roles: ['member', 'admin'] };
const GRACE: FakePerson = { ...AMARA, id: 'grace', email: 'grace@example.test', roles: ['member', 'admin'] };
const EDITH: FakePerson = {
  ...AMARA,
  id: 'edith',
  email: 'edith@example.test',
  roles: ['member', 'editor', 'support'],
};

let world: TestGateway;
let registry: Registry;
let ada: Browser;
beforeAll(async () => {
  world = await createTestGateway({ env: { TRUSTED_DOCUMENTS: 'only', LIMIT_TRYING: '20' } });
  registry = await registryOf(world.env);
  await registry.publish(remoteSending(world.folder, 'v001', [SALONS]));
});
beforeEach(async () => {
  await AuditRow.deleteMany({});
  await mongoose.connection.collection('rate_limits').deleteMany({});
  for (const person of [ADA, GRACE, EDITH]) world.people.set(person.id, { ...person });
  ada = await world.signedIn(ADA);
  await begin(ada);
});
afterAll(async () => {
  await registry.close();
  await world.close();
});

async function begin(admin: Browser): Promise<void> {
  const { status } = await admin.post('/api/operations/override', { remote: 'mfe-one', port: 3001 });
  expect(status).toBe(200);
}
const secretOf = (browser: Browser) => browser.cookies.get(overrideCookie(false))!;
const codeOf = async (browser: Browser, query = NEW) =>
  (await browser.ask(query)).json.errors?.[0].extensions.code as string | undefined;
const rows = () => AuditRow.find({ operation: 'tryOperation' }).lean();

describe('what no version sends is refused', () => {
  it.each<[string, FakePerson]>([
    ['a member with the cookie of an admin', AMARA],
    ['other staff with it', EDITH],
    ['another admin with it', GRACE],
  ])('of %s', async (_who, person) => {
    const browser = await world.signedIn(person);
    browser.cookies.set(overrideCookie(false), secretOf(ada));

    expect(await codeOf(browser)).toBe('UNTRUSTED_DOCUMENT');
    expect(await rows()).toEqual([]);
  });

  it('of a visitor, whatever override cookie the browser sends', async () => {
    const browser = world.browser();
    browser.cookies.set(overrideCookie(false), secretOf(ada));

    expect(await codeOf(browser)).toBe('UNTRUSTED_DOCUMENT');
  });

  it('of an admin without an override, or with a made-up secret', async () => {
    const grace = await world.signedIn(GRACE);
    expect(await codeOf(grace)).toBe('UNTRUSTED_DOCUMENT');

    grace.cookies.set(overrideCookie(false), 'x'.repeat(32));
    expect(await codeOf(grace)).toBe('UNTRUSTED_DOCUMENT');
  });

  it('once the admin role was revoked', async () => {
    world.people.set(ADA.id, { ...ADA, roles: ['member'] });

    expect(await codeOf(ada)).toBe('UNTRUSTED_DOCUMENT');
  });

  it('once the override was reset or is over', async () => {
    const secret = secretOf(ada);
    await ada.submit('/api/operations/override/reset', {});
    ada.cookies.set(overrideCookie(false), secret);
    expect(await codeOf(ada)).toBe('UNTRUSTED_DOCUMENT');

    await begin(ada);
    await overridesOf(mongoose.connection).updateMany({}, { expires_at: new Date(Date.now() - 1000) });
    expect(await codeOf(ada)).toBe('UNTRUSTED_DOCUMENT');
  });

  it('beyond the rate limit per minute', async () => {
    for (let number = 0; number < 20; number++) await ada.ask(`query Q${number}{salons{ok}}`);

    expect(await codeOf(ada)).toBe('UNTRUSTED_DOCUMENT');
    expect(await codeOf(ada, SALONS)).toBeUndefined();
  });
});

it('is answered for an admin with an override to their own machine, and audited once', async () => {
  const { json } = await ada.ask(NEW);
  await ada.ask(NEW);

  expect(json.data.salons.data).toEqual([{ id: 's1' }]);
  expect(await rows()).toMatchObject([
    {
      actor_id: 'ada',
      target_id: 'mfe-one',
      after: { operation: 'BrandNew', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    },
  ]);
  expect(JSON.stringify(await rows())).not.toContain('salons');
});

it('is not answered when it cannot be audited', async () => {
  jest.spyOn(AuditRow, 'create').mockRejectedValueOnce(new Error('full'));

  const { status, json } = await ada.ask('query Unwritten{salons{ok}}');

  expect(status).toBeGreaterThanOrEqual(500);
  expect(json?.data).toBeUndefined();
});

it('is subject to the same cost limits as every operation', async () => {
  const many = `query Many{${Array.from({ length: 21 }, (_, n) => `a${n}:salons{ok}`).join(' ')}}`;

  expect(await codeOf(ada, many)).toBe('TOO_EXPENSIVE');
});
