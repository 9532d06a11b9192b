import { until } from '@athenaeum/common/waiting';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { AuditRow } from '@athenaeum/kit/audit';
import { freePort } from '@athenaeum/kit/testing/freePort';
import {
  distrust,
  findOpenedPreview,
  openPreview,
  PREVIEW_TTL_MS,
  readOpenAnnouncements,
} from '@athenaeum/registry';
import { deployBuild, promoteCanary } from '@athenaeum/registry/release';
import { testBuild, testEntry } from '@athenaeum/registry/testing';
import { areaStatus, done } from '@athenaeum/release-protocol/answers';
import { keyIdOf, publicPartOf, shortId } from '@athenaeum/release-protocol/areaKey';
import { mintAreaToken } from '@athenaeum/release-protocol/areaToken';
import type { Right } from '@athenaeum/release-protocol/rights';
import { createReleasesWorld, type ReleasesWorld } from './testing/releasesWorld';
import { clientOf, sendAll } from './testing/sendAll';
import { sendBuild } from '../../../infra/packages/remoteBuild/release/sendBuild';
import { Lease } from './lease';

let world: ReleasesWorld;
let key: Awaited<ReturnType<ReleasesWorld['key']>>;
beforeEach(async () => {
  world = await createReleasesWorld();
  key = await world.key();
});
afterEach(() => world.close());

const built = (version: string, documents: string[] = []) => testBuild({ version, documents, shared: [] });
const statusOf = () => clientOf(world, key).ask('/areas/mfe-one', areaStatus);
const live = async () => (await statusOf()).live?.version ?? null;
const tell = async (path: string, body: object) =>
  (await clientOf(world, key).tell(`/areas/mfe-one${path}`, body, done)).text;
const current = async () => (await world.registry.read(await world.registry.currentId()))!;

it('publishes what an area team sends, signed by the house, in the name of whose key it was', async () => {
  const lines: string[] = [];

  const text = await sendAll(world, key, built('v001'), { say: (line) => lines.push(line) });

  const name = `Ada's laptop (key ${shortId(await keyIdOf(publicPartOf(key)))})`;
  expect(text).toBe('Deployed mfe-one v001. Open pages get it on their next load.');
  expect(lines).toEqual([
    'Sent 3 files, 0 KB',
    'mfe-one v001 beside what is live:',
    expect.stringMatching(/^ {2}ok {2}contract: /),
    expect.stringMatching(/^ {2}ok {2}shared libraries: /),
    expect.stringMatching(/^ {2}ok {2}operations: all 0 can be answered by the live graph$/),
    expect.stringMatching(/^ {2}ok {2}budget: /),
    '  --  smoke test: left out, as asked',
  ]);
  const { remotes, by } = await current();
  expect(distrust(remotes[0], new Map([[world.signer.id, world.signer.publicKey]]))).toBeNull();
  expect(by).toBe(name);
  expect((await world.audit()).at(-1)).toMatchObject({
    operation: 'deployRemote',
    actor_id: `release-key:${await keyIdOf(publicPartOf(key))}`,
    target_id: 'mfe-one',
    after: { by: name, version: 'v001', percent: 100, record: expect.stringMatching(/^[0-9a-f]{64}$/) },
    reason: text,
  });
});

it('tries a version with some, gives it to everybody, and takes it back', async () => {
  await sendAll(world, key, built('v001'));
  expect(await sendAll(world, key, built('v002'), { percent: 10 })).toBe(
    'Staff and 10 of 100 visitors now get mfe-one v002; everybody else keeps v001.',
  );
  expect(await statusOf()).toMatchObject({
    live: { version: 'v001' },
    tried: { version: 'v002', percent: 10 },
  });

  const promoted = await clientOf(world, key).follow('/areas/mfe-one/promote', {}, () => undefined);
  expect(promoted).toContain('Everybody now gets mfe-one v002 (before: v001).');
  expect(await live()).toBe('v002');

  expect(await tell('/rollback', {})).toContain('Rolled mfe-one back to v001 (was v002).');
  expect(await live()).toBe('v001');
  expect((await world.audit()).map(({ operation }) => operation)).toEqual([
    'registerReleaseKey',
    'deployRemote',
    'tryRemote',
    'promoteRemote',
    'rollBackRemote',
  ]);
});

it('lets a version go on by itself, to everybody only for who may promote', async () => {
  await sendAll(world, key, built('v001'));
  const careful = await world.key({ rights: ['canary', 'untested'] });

  await expect(sendAll(world, careful, built('v002'), { percent: 5, next: [25, 100] })).rejects.toThrow(
    '“promote”',
  );
  expect(await sendAll(world, careful, built('v002'), { percent: 5, next: [25] })).toContain(
    'goes on to 25.',
  );
  expect(await sendAll(world, key, built('v003'), { percent: 5, next: [25, 100] })).toContain(
    'goes on to 25, everybody.',
  );
  await expect(sendAll(world, key, built('v004'), { percent: 25, next: [5] })).rejects.toThrow(
    'A ramp is of rising whole numbers from 1 to 100.',
  );
  expect((await current()).canaries?.[0]).toMatchObject({ percent: 5, ramp: { next: [25, 100] } });
});

describe('a preview', () => {
  const LINK = /^http:\/\/127\.0\.0\.1:\d+\/api\/previews\/([\w-]{32})$/m;

  it('goes through the checks, is signed by the house, and is given to nobody but by its link', async () => {
    const lines: string[] = [];
    const before = Date.now();
    await sendAll(world, key, built('v001'));

    const text = await sendAll(world, key, built('v002', ['query Me { me { data { id } } }']), {
      preview: true,
      say: (line) => lines.push(line),
    });

    const [, token = ''] = LINK.exec(text) ?? [];
    const { connection } = world.registry;
    const trusted = new Map([[world.signer.id, world.signer.publicKey]]);
    const opened = await openPreview(connection, token, 'grace');
    expect(await findOpenedPreview(connection, opened!.secret, trusted)).toMatchObject({
      entry: { name: 'mfe-one', version: 'v002' },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}ok {2}operations: all 1 can be answered/));
    expect(await live()).toBe('v001');
    const ofKey = (await statusOf()).previews;
    expect(ofKey).toMatchObject([
      { version: 'v002', by: expect.stringContaining("Ada's laptop"), opened: 1 },
    ]);
    // In production the gateway answers what was announced.
    const announced = await readOpenAnnouncements(connection, 0);
    expect(announced.map(({ id }) => id)).toContain('mfe-one preview v002');
    const record = await connection
      .collection<{ _id: string; until: number }>('registry_announcements')
      .findOne({ _id: 'mfe-one preview v002' });
    expect(record!.until).toBeGreaterThanOrEqual(before + PREVIEW_TTL_MS);
  });

  it('stands in the audit trail without its link', async () => {
    const text = await sendAll(world, key, built('v002'), { preview: true });

    const [, token = ''] = LINK.exec(text) ?? [];
    const row = (await world.audit()).at(-1)!;
    expect(row).toMatchObject({
      operation: 'previewRemote',
      target_id: 'mfe-one',
      after: { version: 'v002', record: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(token).not.toBe('');
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('is refused as a deploy would be, and then nothing can be opened', async () => {
    await expect(
      sendAll(world, key, built('v002', ['query No{nowhere{id}}']), { preview: true }),
    ).rejects.toThrow(/Refused by: operations/);

    expect((await statusOf()).previews).toEqual([]);
    expect((await world.audit()).at(-1)).toMatchObject({ operation: 'refuseRelease' });
  });

  it('takes a right of its own, which gives nobody anything else', async () => {
    await sendAll(world, key, built('v001'));
    const only = await world.key({ rights: ['preview', 'untested'] });
    const without = await world.key({ rights: ['deploy', 'canary', 'untested'] });

    await sendAll(world, only, built('v002'), { preview: true });
    await expect(sendAll(world, without, built('v002'), { preview: true })).rejects.toThrow('“preview”');
    await expect(sendAll(world, only, built('v002'))).rejects.toThrow('“deploy”');
    await expect(sendAll(world, only, built('v002'), { percent: 10 })).rejects.toThrow('“canary”');
    await expect(sendAll(world, key, built('v002'), { preview: true, percent: 10 })).rejects.toThrow(
      'A preview is given to nobody',
    );
    await expect(clientOf(world, only).tell('/areas/mfe-one/rollback', {}, done)).rejects.toThrow(
      '“rollback”',
    );
    await expect(
      clientOf(world, without).tell('/areas/mfe-one/rollback', { preview: true }, done),
    ).rejects.toThrow('“rollback”');
    const { text } = await clientOf(world, only).tell('/areas/mfe-one/rollback', { preview: true }, done);
    expect(text).toContain('Its preview has ended');
  });

  it('ends by itself alone, or with a rollback', async () => {
    await sendAll(world, key, built('v001'));
    await sendAll(world, key, built('v002'));
    await sendAll(world, key, built('v003'), { preview: true });

    expect(await tell('/rollback', { preview: true })).toContain('Its preview has ended');
    expect([await live(), (await statusOf()).previews]).toEqual(['v002', []]);
    expect((await world.audit()).at(-1)).toMatchObject({ operation: 'endPreviews' });
    await sendAll(world, key, built('v003'), { preview: true });

    expect(await tell('/rollback', {})).toMatch(/back to v001 .* Its preview has ended/);
    expect([await live(), (await statusOf()).previews]).toEqual(['v001', []]);
  });
});

it('gives a version to everybody for nobody who may only have some try it', async () => {
  await sendAll(world, key, built('v001'));
  const withRights = (...rights: Right[]) => world.key({ rights: ['canary', 'untested', ...rights] });

  await expect(sendAll(world, await withRights(), built('v002'), { percent: 100 })).rejects.toThrow(
    'with the right “deploy”',
  );
  expect((await statusOf()).tried).toBeNull();

  expect(await sendAll(world, await withRights(), built('v002'), { percent: 99 })).toContain('99 of 100');
  for (const right of ['deploy', 'promote'] as const)
    expect(await sendAll(world, await withRights(right), built(`by-${right}`), { percent: 100 })).toContain(
      '100 of 100',
    );
});

it('withdraws the canary first', async () => {
  await sendAll(world, key, built('v001'));
  await sendAll(world, key, built('v002'), { percent: 0 });

  expect(await tell('/rollback', {})).toBe(
    'Nobody gets mfe-one v002 on their next load; members keep what they had.',
  );
  expect(await statusOf()).toMatchObject({ live: { version: 'v001' }, tried: null });
});

it('goes back to the earlier version that is named, and to no other', async () => {
  for (const version of ['v001', 'v002', 'v003']) await sendAll(world, key, built(version));

  await expect(tell('/rollback', { version: 'v009' })).rejects.toThrow(
    'v009 is no earlier version of mfe-one that may come back: v002, v001 may.',
  );
  expect(await tell('/rollback', { version: 'v001' })).toContain('back to v001 (was v003)');
  expect(await live()).toBe('v001');
});

it('kills a version, which then goes to nobody, until it may live again', async () => {
  await sendAll(world, key, built('v001'));
  await sendAll(world, key, built('v002'));

  expect(await tell('/kill', { version: 'v002', reason: 'loses drafts' })).toContain('members get v001');
  await expect(sendAll(world, key, built('v002'))).rejects.toThrow('mfe-one v002 was killed (loses drafts)');
  expect((await statusOf()).versions).toContainEqual(
    expect.objectContaining({ version: 'v002', killed: 'loses drafts', isLive: false }),
  );

  await tell('/kill', { version: 'v002', undo: true });
  expect(await sendAll(world, key, built('v002'))).toContain('Deployed mfe-one v002');
});

it('publishes nothing that a check refuses, says why, and writes it down', async () => {
  const lines: string[] = [];
  const asksForMore = built('v001', ['query Me { me { data { noSuchField } } }']);

  await expect(sendAll(world, key, asksForMore, { say: (line) => lines.push(line) })).rejects.toThrow(
    'mfe-one v001 is not published, members keep what they have. Refused by: operations.',
  );

  expect(lines.join('\n')).toContain('noSuchField');
  expect(await world.registry.currentId()).toBeNull();
  expect((await world.audit()).at(-1)).toMatchObject({
    operation: 'refuseRelease',
    after: { version: 'v001' },
    reason: expect.stringContaining('Refused by: operations.'),
  });
});

it('gives no area a path of another', async () => {
  await world.registry.publish(testEntry({ name: 'mfe-two', pages: [{ path: '/one', title: 'Taken' }] }));

  await expect(sendAll(world, key, built('v001'))).rejects.toThrow(
    "mfe-one cannot have /one: it is mfe-two's.",
  );
});

describe('a version that was published stays what it was', () => {
  const ANOTHER = 'mfe-one v001 was published before, and was another build: build it anew.';
  const withCode = (code: string) =>
    testBuild({
      version: 'v001',
      documents: [],
      shared: [],
      files: { 'remoteEntry.js': 'var mfe_one = { get() {}, init() {} };', 'remote.js': code },
    });
  const sent = (folder: string) =>
    sendBuild(clientOf(world, key), { area: 'mfe-one', folder }, () => undefined);
  const deploy = (upload: string, by = key, percent: number | null = null) =>
    clientOf(world, by).follow('/areas/mfe-one/deploy', { upload, percent, untested: true }, () => undefined);
  const served = () => readFileSync(join(world.dataDir, 'remotes/mfe-one/v001/remote.js'), 'utf8');

  it.each([
    ['owner', { owner: 'Somebody else' }],
    ['manifest', { manifest: { ...testEntry().manifest, pages: [{ path: '/one', title: 'Changed' }] } }],
    ['operations', { operations: undefined }],
  ])('with the same files and another record of it: %s', async (_what, change) => {
    const folder = built('v001');
    await sendAll(world, key, folder);
    const before = await world.registry.currentId();
    const file = join(folder, 'build.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));

    await expect(sendAll(world, key, folder)).rejects.toThrow(ANOTHER);

    expect(await world.registry.currentId()).toBe(before);
  });

  it('where two were sent before either was published', async () => {
    const [first, second] = [await sent(withCode('void 1;')), await sent(withCode('void 2;'))];
    await deploy(first);
    const before = await world.registry.currentId();

    await expect(deploy(second)).rejects.toThrow(ANOTHER);

    expect(served()).toBe('void 1;');
    expect(await world.registry.currentId()).toBe(before);
  });

  it('where the other one is only to be tried', async () => {
    const careful = await world.key({ rights: ['canary', 'untested'] });
    const [first, second] = [await sent(withCode('void 1;')), await sent(withCode('void 2;'))];
    await deploy(first);

    await expect(deploy(second, careful, 0)).rejects.toThrow(ANOTHER);

    expect(served()).toBe('void 1;');
  });

  it('and is taken again as it was', async () => {
    await sendAll(world, key, built('v001'));

    expect(await sendAll(world, key, built('v001'))).toContain('is already what members get');
  });
});

it('does not publish unchecked what was rolled back after it was found to be live', async () => {
  for (const version of ['v001', 'v002']) await sendAll(world, key, built(version));
  const { product } = world;
  const registry: typeof world.registry = {
    ...world.registry,
    async publish(...given) {
      await world.registry.rollback('mfe-one', () => Promise.resolve());
      return world.registry.publish(...given);
    },
  };

  await expect(
    deployBuild(
      { registry, product, say: () => undefined },
      { name: 'mfe-one', folder: join(world.dataDir, 'remotes/mfe-one/v002'), percent: null },
    ),
  ).rejects.toThrow('mfe-one v002 was what everybody gets, and was taken back meanwhile');

  expect(await live()).toBe('v001');
});

it('promotes what was checked, and nothing that is tried in its place meanwhile', async () => {
  await sendAll(world, key, built('v001'));
  await sendAll(world, key, built('v002'), { percent: 10 });
  const { registry, product } = world;
  const meanwhile: typeof registry = {
    ...registry,
    async promote(...given) {
      await registry.stage(testEntry({ version: 'v003' }), 10);
      return registry.promote(...given);
    },
  };

  await expect(
    promoteCanary({ registry: meanwhile, product, say: () => undefined }, 'mfe-one'),
  ).rejects.toThrow('mfe-one v002 is not what is being tried any more: promote again.');
  expect(await live()).toBe('v001');
});

it('promotes nothing where nothing is tried, and nothing that is tried only afterwards', async () => {
  await sendAll(world, key, built('v001'));
  const { registry, product } = world;
  const meanwhile: typeof registry = {
    ...registry,
    async promote(...given) {
      await registry.stage(testEntry({ version: 'v002' }), 10);
      return registry.promote(...given);
    },
  };

  await expect(
    promoteCanary({ registry: meanwhile, product, say: () => undefined }, 'mfe-one'),
  ).rejects.toThrow('No version of mfe-one is being tried.');
  expect(await live()).toBe('v001');
});

describe('where the audit trail cannot be written', () => {
  const WARNING = 'This was done, but could not be written into the audit trail: tell an admin.';
  const away = () => jest.spyOn(AuditRow, 'create').mockRejectedValue(new Error('The disk is full'));
  afterEach(() => jest.restoreAllMocks());

  it('says that a version was published, and what is missing', async () => {
    await sendAll(world, key, built('v001'));
    const rows = (await world.audit()).length;
    const lines: string[] = [];
    const trail = away();

    const text = await sendAll(world, key, built('v002'), { say: (line) => lines.push(line) });

    expect(text).toContain('Deployed mfe-one v002');
    expect(lines.at(-1)).toBe(WARNING);
    expect(await live()).toBe('v002');
    expect(trail).toHaveBeenCalledTimes(1);
    expect(await world.audit()).toHaveLength(rows);
  });

  it('says the same of a promotion, a rollback and a kill', async () => {
    for (const version of ['v001', 'v002']) await sendAll(world, key, built(version));
    await sendAll(world, key, built('v003'), { percent: 10 });
    const lines: string[] = [];
    away();

    await clientOf(world, key).follow('/areas/mfe-one/promote', {}, (line) => lines.push(line));
    expect(lines.at(-1)).toBe(WARNING);
    expect(await live()).toBe('v003');
    expect(await tell('/rollback', {})).toMatch(new RegExp(`^Rolled mfe-one back to v002.*\n${WARNING}$`));
    expect(await tell('/kill', { version: 'v002' })).toMatch(
      new RegExp(`^Nobody gets mfe-one v002 any more.*\n${WARNING}$`),
    );
  });

  it('says why a version was refused all the same', async () => {
    away();

    await expect(sendAll(world, key, built('v001', ['query No{no}']))).rejects.toThrow(/operations/);
  });
});

describe('while a deploy is under way', () => {
  /** Holds the deploy where it asks for the graph. */
  function held() {
    let letGo!: () => void;
    const going = new Promise<void>((resolve) => (letGo = resolve));
    const asked = new Promise<void>((resolve) => {
      world.graph.asked = () => {
        resolve();
        return going;
      };
    });
    return { asked, letGo };
  }

  it('another one of the same area is told whose it is, and taken afterwards', async () => {
    const { asked, letGo } = held();
    const first = sendAll(world, key, built('v001'));
    await asked;
    const other = await world.key({ name: "Grace's laptop" });

    await expect(sendAll(world, other, built('v002'))).rejects.toThrow(
      /^Ada's laptop \(key \S+\) is deploying mfe-one since \d\d:\d\d:\d\d UTC: try again when that has ended\.$/,
    );

    letGo();
    await first;
    expect(await sendAll(world, other, built('v002'))).toContain('Deployed mfe-one v002');
  });

  it('another area is not', async () => {
    const { asked, letGo } = held();
    const first = sendAll(world, key, built('v001'));
    await asked;
    world.graph.asked = () => undefined;
    const other = await world.key({ areas: ['mfe-two'] });

    const build = testBuild({ name: 'mfe-two', documents: [], shared: [] });
    expect(await sendAll(world, other, build, { area: 'mfe-two' })).toContain('Deployed mfe-two');

    letGo();
    await first;
  });

  it('what was held by a process that ended in the middle is free again', async () => {
    await Lease.create({ _id: 'mfe-one', holder: 'gone', by: 'somebody', since: 0, until: Date.now() - 1 });

    expect(await sendAll(world, key, built('v001'))).toContain('Deployed mfe-one v001');
  });

  it('a client that goes away leaves everything as it was, and may come again', async () => {
    await sendAll(world, key, built('v001'));
    const upload = await sendBuild(
      clientOf(world, key),
      { area: 'mfe-one', folder: built('v002') },
      () => undefined,
    );
    const { asked, letGo } = held();
    const path = '/api/releases/areas/mfe-one/deploy';
    const body = Buffer.from(JSON.stringify({ upload, percent: null, untested: true }));
    const token = await mintAreaToken(key, { origin: world.origin, method: 'POST', path, body });
    const gone = new Promise((resolve) =>
      world.server.once('request', (_asked, answer) => answer.once('close', resolve)),
    );
    const sending = request(world.origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    sending.on('error', () => undefined);
    sending.end(body);
    await asked;

    sending.destroy();
    await gone;
    letGo();

    await until(async () => (await Lease.countDocuments()) === 0);
    expect(await live()).toBe('v001');
    expect((await world.audit()).at(-1)).toMatchObject({
      operation: 'refuseRelease',
      reason: 'The client went away before it was published.',
    });
    world.graph.asked = () => undefined;
    const again = { upload, percent: null, untested: true };
    expect(await clientOf(world, key).follow('/areas/mfe-one/deploy', again, () => undefined)).toContain(
      'v002',
    );
  });
});

it('swaps nothing in for somebody who went away during the last check', async () => {
  const gone = new AbortController();
  const { registry, product } = world;
  // The line of the last of them.
  const say = (line: string) => line.includes('smoke test') && gone.abort(new Error('Gone away'));
  const order = { name: 'mfe-one', folder: built('v001'), percent: null, notOpened: 'for a test' };

  await expect(deployBuild({ registry, product, say, signal: gone.signal }, order)).rejects.toThrow(
    'Gone away',
  );

  expect(await registry.currentId()).toBeNull();
});

it('is reached by nobody who took another address, and says so', async () => {
  const client = clientOf({ origin: `http://127.0.0.1:${await freePort()}` }, key);

  await expect(client.ask('/areas/mfe-one', areaStatus)).rejects.toThrow(
    /does not answer \(ECONNREFUSED\)\. Nothing is known to have changed\.$/,
  );
});
