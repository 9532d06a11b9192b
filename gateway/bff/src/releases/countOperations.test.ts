import { setTimeout as pause } from 'node:timers/promises';
import { pageHealthOf, createReportTokens, KINDS, type Registry, visitsOf } from '@athenaeum/registry';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import type { FakePerson } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { registryOf, remoteSending } from '@athenaeum/gateway-testing/publishRemote';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

const SALONS = 'query Salons{salons{ok data{id}}}';
const RSVP = 'mutation RSVP($id:ID!){createRSVP(input:{salonId:$id}){ok code}}';
const BROKEN = 'query Broken{broken}';
const AWAY = 'query Away{unreachable}';
const BOTH = 'query Both{coaches{ok}}';

let world: TestGateway;
let registry: Registry;
beforeAll(async () => {
  world = await createTestGateway({ env: { TRUSTED_DOCUMENTS: 'only' } });
  registry = await registryOf(world.env);
  await registry.publish(remoteSending(world.folder, 'v001', [SALONS, RSVP]));
  const figures = [{ name: 'RSVPs', mutations: ['RSVP'] }];
  await registry.publish(remoteSending(world.folder, 'v002', [SALONS, RSVP, BROKEN, AWAY, BOTH], figures));
  // An operation of the last one makes it read the registry: from then on it knows what is published.
  await ask(BROKEN);
});
beforeEach(async () => {
  await pageHealthOf(mongoose.connection).deleteMany({});
  await visitsOf(mongoose.connection).deleteMany({});
});
afterAll(async () => {
  await registry.close();
  await world.close();
});

const tokens = () => createReportTokens([world.env.REPORT_KEY]);
const pageOf = (version: string, member: string | null = null, isStaff = false) =>
  tokens().sign({ versions: [{ name: 'mfe-one', version }], member, session: null, isStaff });
const ask = (query: string, page?: string, variables = {}, browser = world.browser()) =>
  browser.post('/graphql', { query, variables }, page === undefined ? {} : { 'x-page': page });

const records = () => pageHealthOf(mongoose.connection).find().lean();

/** The stored counts of each version, once they include so many operations; they are written every two seconds. */
async function kept(operations: number) {
  for (;;) {
    const sums: Record<string, Record<string, number>> = {};
    let asked = 0;
    for (const record of await records())
      for (const kind of KINDS)
        for (const [what, count] of Object.entries(record[kind] ?? {})) {
          const sum = (sums[record.version] ??= {});
          sum[`${kind} ${what}`] = (sum[`${kind} ${what}`] ?? 0) + count;
          if (what === 'asked') asked += count;
        }
    if (asked >= operations) return sums;
    await pause(20);
  }
}
const figures = async () =>
  (await world.browser().get('/metrics')).text
    .split('\n')
    .filter((line) => line.startsWith('remote_operations_total'));

it('counts by the page’s version, each kind separately', async () => {
  const page = pageOf('v002');
  for (const query of [SALONS, BROKEN, AWAY]) await ask(query, page);
  await ask(RSVP, page, { id: 's1' });
  await ask(SALONS, pageOf('v001'));

  expect(await kept(5)).toEqual({
    v001: { 'queries asked': 1 },
    v002: { 'queries asked': 3, 'queries failed': 2, 'queries away': 1, 'mutations asked': 1 },
  });
  expect(await figures()).toContain(
    'remote_operations_total{remote="mfe-one",version="v002",kind="queries",outcome="failed"} 1',
  );
});

it('attributes an invalid operation to the remote with an operation of that name', async () => {
  await ask(RSVP, pageOf('v002'));
  await ask(RSVP.replace('ok', 'ok message'), pageOf('v002'), { id: 's1' });
  await ask('query Nobodys{coaches{data{id}}}', pageOf('v002'));
  await ask(SALONS, pageOf('v002'));

  expect(await kept(3)).toEqual({
    v002: { 'queries asked': 1, 'mutations asked': 2, 'mutations failed': 2 },
  });
});

it('counts nothing for an unknown page, or a version that it does not have', async () => {
  await ask(SALONS);
  await ask(SALONS, 'made.up.token');
  await ask(
    SALONS,
    createReportTokens(['another key that is thirty-two signs']).sign({
      versions: [{ name: 'mfe-one', version: 'v002' }],
      member: null,
      session: null,
    }),
  );
  await ask(BROKEN, pageOf('v001'));
  await ask(SALONS, pageOf('v003'));
  await ask(SALONS, pageOf('v002'));

  expect(await kept(1)).toEqual({ v002: { 'queries asked': 1 } });
});

it('stores nothing personal, and nothing that is equal in two versions', async () => {
  await ask(SALONS, pageOf('v001', 'amara'));
  await ask(SALONS, pageOf('v002', 'amara'));

  await kept(2);
  const both = await records();

  expect(JSON.stringify(both)).not.toMatch(/amara|127\.0\.0/);
  expect(new Set(both.map(({ member }) => member)).size).toBe(2);
  expect(new Set(both.map(({ network }) => network)).size).toBe(2);
});

describe('a visit to a version that declares figures', () => {
  /** The figures of each visit, once there are so many. */
  async function visits(count: number) {
    for (;;) {
      const found = await visitsOf(mongoose.connection).find().sort({ figures: 1 }).lean();
      if (found.length >= count) return found;
      await pause(20);
    }
  }

  const AMARA: FakePerson = {
    ...{ id: 'amara', roles: ['member'], name: 'Amara Okafor', email: 'amara@example.test' },
    password: 'Correct-horse-9',
  };
  let amara: Browser;
  beforeAll(async () => {
    world.people.set(AMARA.id, AMARA);
    amara = await world.signedIn(AMARA);
  });

  it('comes to a figure by a mutation that did what it was sent for', async () => {
    await ask(SALONS, pageOf('v002', 'amara'));
    await ask(RSVP, pageOf('v002', 'amara'), { id: 's1' }, amara);
    // Visitors are refused.
    await ask(RSVP, pageOf('v002', 'bea'), { id: 's1' });
    await ask(RSVP.replace('ok', 'ok message'), pageOf('v002', 'cleo'), { id: 's1' });

    await kept(4);
    const found = await visits(3);
    expect(found.map(({ figures }) => figures)).toEqual([[], [], ['RSVPs']]);
    expect(JSON.stringify(found)).not.toMatch(/amara|bea|127\.0\.0/);
  });

  it('of staff is counted with neither version, as they get every canary; nor any to a version without figures', async () => {
    await ask(RSVP, pageOf('v002', 'grace', true), { id: 's1' }, amara);
    await ask(RSVP, pageOf('v001', 'amara'), { id: 's1' }, amara);
    await ask(SALONS, pageOf('v002', 'dora'));

    await kept(3);
    expect((await visits(1)).map(({ version, figures }) => [version, figures])).toEqual([['v002', []]]);
  });
});
