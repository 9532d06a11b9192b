import {
  pageHealthOf,
  createReportTokens,
  recordOperations,
  openRegistry,
  overrideCookie,
  type PageFacts,
  type ProvenPage,
  sessionIn,
  tabsOf,
  overridesOf,
} from '@athenaeum/registry';
import { pino } from 'pino';
import { createTakeReports } from './takeReports';
import { AuditRow } from '@athenaeum/kit/audit';
import { fakeDate, openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { addressOf } from '@athenaeum/graph/edge';
import { anEntry } from '@athenaeum/gateway-testing/anEntry';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { AMARA, createTestGateway } from '@athenaeum/gateway-testing/testGateway';

const PATH = '/api/remotes/reports';
const ADA = { ...AMARA, id: 'ada', email: 'ada@example.test', roles: ['member', 'admin'] as const };

const world = openForFile(() => createTestGateway({ env: { LIMIT_REPORTS: '80' } }));
let admin: Browser;
let snapshot: string;
beforeAll(async () => {
  world.people.set(ADA.id, { ...ADA, roles: [...ADA.roles] });
  const registry = await openRegistry(world.env.MONGODB_URI, {
    dbName: world.env.MONGODB_DATABASE,
    by: 'grace',
  });
  for (const version of ['v001', 'v002']) await registry.publish(anEntry(version));
  snapshot = (await registry.currentId())!;
  await registry.close();
  admin = await world.signedIn({ ...ADA, roles: [...ADA.roles] });
});
beforeEach(async () => {
  await tabsOf(mongoose.connection).deleteMany({});
});

const loaded = { remote: 'mfe-one', version: 'v002', ms: 230 };
const failed = { remote: 'mfe-one', version: 'v002', code: 'mount' };
const pageOf = (facts: Partial<PageFacts> = {}, now?: number) =>
  createReportTokens([world.env.REPORT_KEY]).sign(
    { versions: [{ name: 'mfe-one', version: 'v002' }], member: null, session: null, ...facts },
    now,
  );
const report = (reports: object[], more: object = {}, browser = world.browser()) =>
  browser.post(PATH, { token: pageOf(), snapshot, reports, ...more });
const kept = () => tabsOf(mongoose.connection).find().lean();

describe('nothing is counted', () => {
  it.each<[string, object, object?]>([
    ['of no kind', { ...failed, code: 'sad' }],
    ['with what an error said', { ...failed, message: 'Amara is not defined' }],
    ['with an address', { ...failed, url: '/community/members/amara' }],
    ['that took no time that can be', { ...loaded, ms: -1 }],
    ['with an operator', { ...loaded, version: { $gt: '' } }],
    ['of a tab that is none', loaded, { tab: 'amara@example.test' }],
    ['with a token of no shape', loaded, { token: 'amara@example.test' }],
  ])('%s', async (_what, one, more = {}) => {
    expect((await report([one], more)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it.each<[string, object, object?]>([
    ['a version that this registry never gave', { ...failed, version: 'v999' }],
    ['a version of another time', { ...failed, version: 'v001' }],
    ['a remote that there is not', { ...failed, remote: 'mfe-nothing' }],
    ['a registry that there was not', failed, { snapshot: 'of-the-test' }],
  ])('of %s, and the page is not told', async (_what, one, more = {}) => {
    expect((await report([one], more)).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  it.each<[string, () => string | undefined, number]>([
    ['without a token, as pages before there were any', () => undefined, 204],
    ['that is too old', () => pageOf({}, Date.now() - 11 * 3_600_000), 204],
    ['of a page that was not given that version', () => pageOf({ versions: [] }), 204],
    ['of another session', () => pageOf({ member: 'amara', session: 'hers' }), 204],
    [
      'signed with another key',
      () => createReportTokens(['k'.repeat(40)]).sign({ versions: [], member: null, session: null }),
      403,
    ],
    [
      'with another tab than was signed',
      () => pageOf().replace(/(?<=^\w+\.)[\w-]/, (first) => (first === '_' ? '-' : '_')),
      403,
    ],
    ['with no signature', () => pageOf().replace(/\.[^.]*$/, '.'), 403],
    ['of one part', () => 'x', 403],
  ])('%s', async (_what, token, status) => {
    expect((await report([failed], { token: token(), tab: 'ab'.repeat(12) })).status).toBe(status);
    expect(await kept()).toEqual([]);
  });

  it('of ten thousand pages that were made up', async () => {
    const tokens = createReportTokens([world.env.REPORT_KEY]);
    const [issued, tab, ...rest] = pageOf().split('.');

    const read = Array.from({ length: 10_000 }, (_, n) =>
      tokens.read([issued, `${tab!.slice(0, -5)}${String(n).padStart(5, '0')}`, ...rest].join('.'), null),
    );

    expect(read.filter((page) => page !== 'forged')).toEqual([]);
  });

  it('of a page of another site, or what is too large', async () => {
    const elsewhere = { origin: 'https://evil.example' };
    const body = { token: pageOf(), snapshot, reports: [failed] };

    expect((await world.browser().post(PATH, body, elsewhere)).status).toBe(403);
    expect((await report(Array(60).fill(failed), { filler: 'x'.repeat(7000) })).status).toBe(413);
    expect(await kept()).toEqual([]);
  });
});

it('counts a tab once, with nothing that leads to anybody', async () => {
  const token = pageOf();
  await report([loaded], { token });
  await report([loaded, failed], { token });

  const [row, ...more] = await kept();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ remote: 'mfe-one', version: 'v002', is_failing: true, code: 'mount' });
  expect(JSON.stringify(row)).not.toMatch(/127\.0\.0|::1/);
  expect(JSON.stringify(row)).not.toContain(token.split('.')[1]);
});

it('counts a page once however often its token is sent, and a member by a hash from the own page only', async () => {
  const amara = await world.signedIn();
  const session = sessionIn(amara.cookieHeader('/'));
  const token = pageOf({ member: 'amara', session });

  await report([failed], { token });
  expect(await kept()).toEqual([]);
  for (let n = 0; n < 3; n++) await report([failed], { token }, amara);

  const [row, ...more] = await kept();
  expect([session, more]).toEqual([expect.any(String), []]);
  expect(row!.member).toMatch(/^[\w-]{43}$/);
});

it('knows two addresses of one network as one, and keeps neither', async () => {
  const nothing = () => undefined;
  const log = pino({ level: 'silent' });
  const take = createTakeReports({ key: 'k', measure: nothing, measureVitals: nothing, log });
  const tokens = createReportTokens([world.env.REPORT_KEY]);
  const send = (ip: string) =>
    take(
      { snapshot, reports: [{ remote: 'mfe-one', version: 'v002', code: 'mount' }] },
      { page: tokens.read(pageOf(), null) as ProvenPage, address: addressOf({ ip }) },
    );
  await Promise.all(['192.0.2.1', '192.0.2.77', '2001:db8::1', '2001:db8::2', '198.51.100.1'].map(send));

  const rows = await kept();

  expect(new Set(rows.map(({ network }) => network)).size).toBe(3);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0|198\.51|2001/);
});

it('counts a preview apart, and holds nothing of it against what others have', async () => {
  // Also where others are given that very version.
  const token = pageOf({ preview: { name: 'mfe-one', version: 'v002' } });

  await report([failed, loaded], { token });

  expect(await kept()).toEqual([]);
  const { text } = await world.browser().get('/metrics');
  expect(text).toMatch(/remote_loads_total\{remote="mfe-one",version="preview",outcome="mount"\} 1/);
  expect(text).toMatch(/remote_loads_total\{remote="mfe-one",version="preview",outcome="loaded"\} 1/);
});

it('counts the performance of a preview separately, too', async () => {
  const token = pageOf({ versions: [], preview: { name: 'mfe-one', version: 'v002' } });

  await report([{ remote: 'mfe-one', version: 'v002', vitals: { failed: true } }], { token });

  expect(await pageHealthOf(mongoose.connection).find().lean()).toEqual([]);
  const { text } = await world.browser().get('/metrics');
  expect(text).toMatch(/remote_handlers_total\{remote="mfe-one",version="preview",outcome="failed"\} 1/);
});

it('hashes networks and members differently for each version', async () => {
  const amara = await world.signedIn();
  const versions = ['v001', 'v002'].map((version) => ({ name: 'mfe-one', version }));
  const token = pageOf({ versions, member: 'amara', session: sessionIn(amara.cookieHeader('/')) });
  const { parent } = (await mongoose.connection
    .collection<{ _id: string; parent: string }>('registry_snapshots')
    .findOne({ _id: snapshot }))!;

  await report([failed], { token }, amara);
  await report([{ ...failed, version: 'v001' }], { token, snapshot: parent }, amara);

  const rows = await kept();
  expect(rows.map(({ version }) => version).sort()).toEqual(['v001', 'v002']);
  expect(new Set(rows.flatMap(({ network, member }) => [network, member])).size).toBe(4);
});

it('exposes metrics of successful loads, failures and load times', async () => {
  await report([loaded, failed]);

  const { text } = await world.browser().get('/metrics');

  expect(text).toMatch(/remote_loads_total\{remote="mfe-one",version="v002",outcome="loaded"\} \d/);
  expect(text).toMatch(/remote_loads_total\{remote="mfe-one",version="v002",outcome="mount"\} \d/);
  expect(text).toMatch(/remote_load_seconds_bucket\{le="0.3",remote="mfe-one",version="v002"\} \d/);
});

it('shows admins how each version goes, what was killed, and who changed what', async () => {
  await report([failed]);

  const { data } = (await admin.get('/api/operations/releases')).json;

  expect(data.versions).toMatchObject([
    { remote: 'mfe-one', version: 'v002', status: 'live', by: 'grace', failures: 1, share: 1 },
  ]);
  expect(data.history).toMatchObject([
    { by: 'grace', note: 'deploy mfe-one v002' },
    { by: 'grace', note: 'deploy mfe-one v001' },
  ]);
  expect(data.killed).toEqual([]);
  expect((await (await world.signedIn()).get('/api/operations/releases')).status).toBe(403);
});

it('shows admins who had which version of a remote when, and what each changed', async () => {
  const { data } = (await admin.get('/api/operations/releases/mfe-one')).json;

  expect(data).toMatchObject({
    remote: 'mfe-one',
    versions: [
      {
        version: 'v002',
        given: [{ percent: 100, to: null, by: 'grace' }],
        changes: { since: 'v001', first: 0, all: 0, operations: { added: [], removed: [] }, libraries: [] },
      },
      { version: 'v001', given: [{ percent: 100, by: 'grace' }], changes: null },
    ],
  });
  const path = '/api/operations/releases/mfe-nothing';
  expect((await admin.get(path)).status).toBe(404);
  expect((await (await world.signedIn()).get(path)).status).toBe(403);
});

describe('how it was to use a version', () => {
  const vitals = (told: object, more: object = {}) => ({
    remote: 'mfe-one',
    version: 'v002',
    vitals: told,
    ...more,
  });
  const keptVitals = () => pageHealthOf(mongoose.connection).find().lean();
  beforeEach(() => pageHealthOf(mongoose.connection).deleteMany({}));

  it('is kept as how bad it was, once for each page and minute, with nothing that leads to anybody', async () => {
    fakeDate(Date.UTC(2030, 1, 1));
    const token = pageOf({}, Date.now());
    await report([vitals({ failed: false, interaction: 90, shift: 0.02 })], { token });
    await report([vitals({ failed: true, interaction: 500 })], { token });
    await report([vitals({ failed: false, blocked: 250 })], { token });
    jest.useRealTimers();

    const [row, ...more] = await keptVitals();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      handlers: { asked: 1, level: 1 },
      interactions: { asked: 1, level: 2 },
      layout: { asked: 1, level: 0 },
      tasks: { asked: 1, level: 1 },
    });
    // Which its browser did not measure.
    expect(row!.arrivals).toBeUndefined();
    expect(JSON.stringify(row)).not.toMatch(/127\.0\.0|::1/);
    expect(JSON.stringify(row)).not.toContain(token.split('.')[1]);
  });

  it('is kept of pages that call it as before', async () => {
    const told = { remote: 'mfe-one', version: 'v002', felt: { failed: true } };
    expect((await report([told])).status).toBe(204);
    expect(await keptVitals()).toMatchObject([{ handlers: { asked: 1, level: 1 } }]);
  });

  it.each<[string, object]>([
    ['with what an error said', vitals({ failed: true, message: 'Amara is not defined' })],
    ['with a stack', vitals({ failed: true }, { stack: 'at https://example.test/amara' })],
    ['of another kind', vitals({ failed: 'yes' })],
    ['that took no time that can be', vitals({ interaction: -1 })],
    ['that takes longer than anybody waits', vitals({ blocked: 1e9 })],
    ['with an operator', vitals({ shift: { $gt: 0 } })],
  ])('is not taken %s', async (_what, one) => {
    expect((await report([one])).status).toBe(400);
    expect(await keptVitals()).toEqual([]);
  });

  it.each<[string, () => object, object, number]>([
    ['of a version that there never was', () => ({}), { version: 'v999' }, 204],
    ['of a version that the page was not given', () => ({ token: pageOf({ versions: [] }) }), {}, 204],
    ['of a page that is too old', () => ({ token: pageOf({}, Date.now() - 11 * 3_600_000) }), {}, 204],
    ['of a page that nobody was given', () => ({ token: pageOf().replace(/\.[^.]*$/, '.') }), {}, 403],
    ['without a page', () => ({ token: undefined }), {}, 204],
  ])('is not counted %s', async (_what, page, of, status) => {
    expect((await report([vitals({ failed: true }, of)], page())).status).toBe(status);
    expect(await keptVitals()).toEqual([]);
  });

  it('is exposed as metrics, and to admins by version', async () => {
    await report([vitals({ failed: true, interaction: 300, shift: 0.3 })]);
    await report([vitals({ failed: false, interaction: 90 })]);

    const { text } = await world.browser().get('/metrics');
    const { data } = (await admin.get('/api/operations/releases')).json;

    expect(text).toMatch(/remote_handlers_total\{remote="mfe-one",version="v002",outcome="failed"\} [1-9]/);
    expect(text).toMatch(
      /remote_vital_seconds_bucket\{le="0.4",remote="mfe-one",version="v002",vital="interaction"\} [1-9]/,
    );
    expect(text).toMatch(/remote_layout_shift_bucket\{le="0.4",remote="mfe-one",version="v002"\} [1-9]/);
    expect(data.versions).toMatchObject([
      {
        version: 'v002',
        vitals: {
          handlers: { asked: 2, failed: 1 },
          interactions: { asked: 2, failed: 1 },
          layout: { asked: 1, failed: 1 },
          tasks: { asked: 0, failed: 0 },
        },
      },
    ]);
  });
});

it('drops reports from one address above its rate limit', async () => {
  for (let n = 0; n < 80; n++) await report([loaded]);
  await tabsOf(mongoose.connection).deleteMany({});

  expect((await report([loaded])).status).toBe(204);
  expect(await kept()).toEqual([]);

  const forged = { token: pageOf().replace(/\.[^.]*$/, '.') };
  expect((await report([loaded], forged)).status).toBe(204);
  expect((await report([{ ...loaded, ms: -1 }])).status).toBe(204);
});

it('still counts reports of members from that address, each up to a limit of their own', async () => {
  const members = await Promise.all(
    ['amara', 'grace'].map(async (member) => {
      const browser = await world.signedIn();
      const token = pageOf({ member, session: sessionIn(browser.cookieHeader('/')) });
      return () => report([failed], { token }, browser);
    }),
  );
  const [amara, grace] = members;

  for (let n = 0; n < 80; n++) await amara!();
  expect(await kept()).toHaveLength(1);
  await tabsOf(mongoose.connection).deleteMany({});
  await amara!();
  expect(await kept()).toEqual([]);

  await grace!();
  expect(await kept()).toHaveLength(1);
});

describe('an area from one’s own machine', () => {
  const wish = { remote: 'mfe-one', port: 3001 };
  const overrides = () => overridesOf(mongoose.connection).find().lean();

  it('is limited to an admin and one browser, and is recorded in the audit log', async () => {
    const amara = await world.signedIn();
    expect((await amara.post('/api/operations/override', wish)).status).toBe(403);
    expect((await world.browser().post('/api/operations/override', wish)).status).toBe(401);

    const { status, headers } = await admin.post('/api/operations/override', wish);

    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^remote_override=[\w-]{32}; .*HttpOnly; SameSite=Lax/);
    expect(await overrides()).toMatchObject([{ user_id: 'ada', ...wish }]);
    expect((await overrides())[0]!._id).not.toBe(admin.cookies.get(overrideCookie(false)));
    expect(await AuditRow.find({ operation: 'overrideRemote' }).lean()).toMatchObject([
      { actor_id: 'ada', target_id: 'mfe-one', after: { port: 3001 } },
    ]);
  });

  it.each([
    ['another machine', { ...wish, host: 'evil.example' }],
    ['a port of the system', { ...wish, port: 80 }],
    ['a port that is none', { ...wish, port: '3001' }],
    ['what is called like no area', { ...wish, remote: 'shell' }],
  ])('is never %s', async (_what, input) => {
    expect((await admin.post('/api/operations/override', input)).status).toBe(400);
  });

  it('may be one that nobody has published yet', async () => {
    const { status } = await admin.post('/api/operations/override', { ...wish, remote: 'mfe-new' });

    expect(status).toBe(200);
    expect(await overrides()).toMatchObject([{ user_id: 'ada', remote: 'mfe-new' }]);
  });

  it('ends with one press', async () => {
    await admin.post('/api/operations/override', wish);

    const { status, location } = await admin.submit('/api/operations/override/reset', {});

    expect([status, location]).toEqual([303, '/']);
    expect(admin.cookies.get(overrideCookie(false))).toBeUndefined();
    expect(await overrides()).toEqual([]);
  });
});

it('shows admins what of the operations of each version failed, and how many try it', async () => {
  const registry = await openRegistry(world.env.MONGODB_URI, { dbName: world.env.MONGODB_DATABASE });
  await registry.startCanary(anEntry('v003'), 5, undefined, [25, 100]);
  const about = {
    tab: 'one',
    remote: 'mfe-one',
    version: 'v003',
    network: 'n',
    member: null,
    at: Date.now(),
  };
  await recordOperations(mongoose.connection, [
    { ...about, kind: 'mutations', outcome: 'failed' },
    { ...about, kind: 'mutations', outcome: 'answered' },
    { ...about, kind: 'queries', outcome: 'away' },
    { ...about, version: 'v000', kind: 'queries', outcome: 'answered' },
  ]);

  const { data } = (await admin.get('/api/operations/releases')).json;
  await registry.withdrawCanary('mfe-one');
  await registry.close();

  const none = { asked: 0, failed: 0 };
  expect(data.versions).toMatchObject([
    { version: 'v002', status: 'live', trial: null, operations: { queries: none, mutations: none } },
    {
      version: 'v003',
      status: 'canary',
      trial: { percent: 5, next: [25, 100] },
      operations: { queries: { asked: 1, failed: 1 }, mutations: { asked: 2, failed: 1 } },
    },
    { version: 'v000', status: 'earlier', trial: null, operations: { queries: { asked: 1, failed: 0 } } },
  ]);
});
