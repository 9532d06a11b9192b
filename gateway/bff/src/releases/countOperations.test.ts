import { setTimeout as pause } from 'node:timers/promises';
import { pageHealthOf, createReportTokens, KINDS, type Registry } from '@athenaeum/registry';
import mongoose from 'mongoose';
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
  await registry.publish(remoteSending(world.folder, 'v002', [SALONS, RSVP, BROKEN, AWAY, BOTH]));
  // An operation of the last one makes it read the registry: from then on it knows what is published.
  await ask(BROKEN);
});
beforeEach(() => pageHealthOf(mongoose.connection).deleteMany({}));
afterAll(async () => {
  await registry.close();
  await world.close();
});

const tokens = () => createReportTokens([world.env.REPORT_KEY]);
const pageOf = (version: string, member: string | null = null) =>
  tokens().sign({ versions: [{ name: 'mfe-one', version }], member, session: null });
const ask = (query: string, page?: string, variables = {}) =>
  world.browser().post('/graphql', { query, variables }, page === undefined ? {} : { 'x-page': page });

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
