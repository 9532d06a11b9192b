import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { testBuild } from '@athenaeum/registry/testing';
import { keyIdOf, publicPartOf } from '@athenaeum/release-protocol/areaKey';
import { createReleasesWorld, type ReleasesWorld } from '../testing/releasesWorld';
import { sendAll } from '../testing/sendAll';
import { gatewayKey, sendAsStaff, staffToken } from '../testing/staffTokens';

let world: ReleasesWorld;
let key: KeyObject;
let area: KeyObject;
beforeEach(async () => {
  world = await createReleasesWorld();
  key = await gatewayKey();
  area = await world.key();
  await sendAll(world, area, built('v001'));
});
afterEach(() => world.close());

const built = (version: string) => testBuild({ version, documents: [], shared: [] });
const ROLLBACK = ['POST', '/areas/mfe-one/rollback', { from: 'v002', reason: 'loses drafts' }] as [
  string,
  string,
  object,
];
const asStaff = (...wanted: [string, string, object?]) => sendAsStaff(world, key, wanted);
const sent = (token: string, [method, path, body]: [string, string, object?] = ROLLBACK) =>
  world.sendAs({ authorization: `Bearer ${token}` }, [method, path, body ? JSON.stringify(body) : '']);
const statusOf = async () => JSON.parse((await asStaff('GET', '/areas/mfe-one')).body);
const live = async () => (await statusOf()).live.version;
const rows = async () => (await world.audit()).slice(-1)[0];

it('knows which admin it is, asks whether they are one still, and lets them do all but deploy', async () => {
  const { status, body } = await asStaff('GET', '');

  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    name: 'Grace Hopper',
    grants: [{ area: 'mfe-one', rights: ['canary', 'promote', 'rollback', 'kill'] }],
  });
  expect(world.staff.asked).toEqual(['grace-id session-1']);
  expect(
    await asStaff('POST', '/areas/mfe-one/deploy', { upload: 'a'.repeat(64), percent: null }),
  ).toMatchObject({ status: 403 });
});

it('rolls back in the name of the admin, with the reason', async () => {
  await sendAll(world, area, built('v002'));

  const { status, body } = await asStaff(...ROLLBACK);

  expect([status, JSON.parse(body).text]).toEqual([
    200,
    'Rolled mfe-one back to v001 (was v002). Open pages get it on their next load.',
  ]);
  expect(await statusOf()).toMatchObject({ live: { version: 'v001', by: 'Grace Hopper' } });
  expect(await rows()).toMatchObject({
    operation: 'rollBackRemote',
    actor_id: 'grace-id',
    target_id: 'mfe-one',
    after: { by: 'Grace Hopper', version: 'v001' },
    reason: 'loses drafts',
  });
  const { note } = (await world.registry.read(await world.registry.currentId()))!;
  expect(note).toBe('roll back mfe-one to v001: loses drafts');
});

describe('refuses, and changes nothing', () => {
  beforeEach(() => sendAll(world, area, built('v002')));
  afterEach(async () => expect(await live()).toBe('v002'));

  const refused = async (changes: Record<string, unknown>, wanted = ROLLBACK, signer = key) =>
    (await sent(await staffToken(world, signer, ROLLBACK, changes), wanted)).message;

  it('another body', async () => {
    const other = [ROLLBACK[0], ROLLBACK[1], { from: 'v002' }] as typeof ROLLBACK;

    expect(await refused({}, other)).toBe('The token was signed for another body.');
  });

  it('another path, and another method', async () => {
    const told = 'The token was signed for another request.';
    expect(await refused({}, ['POST', '/areas/mfe-one/kill', { version: 'v002' }])).toBe(told);
    expect(await refused({ htm: 'GET' })).toBe(told);
  });

  it('another installation', async () => {
    expect(await refused({ aud: 'https://other.example' })).toMatch(
      /^The token is for https:\/\/other\.example/,
    );
  });

  it('what is more than two minutes old', async () => {
    const iat = Math.floor(Date.now() / 1000) - 125;

    expect(await refused({ iat, exp: iat + 120 })).toBe('The token has expired: try again.');
  });

  it('what another key has signed, in the name of one that is known too', async () => {
    const stranger = generateKeyPairSync('ed25519').privateKey;
    const kid = await keyIdOf(publicPartOf(key));

    expect(await refused({}, ROLLBACK, stranger)).toBe(
      'The token is of no gateway that is known here: try again.',
    );
    expect(await refused({ kid }, ROLLBACK, stranger)).toBe('The token is not what the gateway has signed.');
    expect(await refused({}, ROLLBACK, area)).toBe(
      'The token is of no gateway that is known here: try again.',
    );
  });

  it('what the key of a gateway signs after its time', async () => {
    expect(await refused({}, ROLLBACK, await gatewayKey(Date.now() - 1))).toBe(
      'The token is of no gateway that is known here: try again.',
    );
  });

  it('who was suspended meanwhile, with a row that says who it was', async () => {
    world.staff.mayStill = false;

    expect(await refused({})).toBe('Grace Hopper may not release any more: sign in again.');

    world.staff.mayStill = true;
    expect(await rows()).toMatchObject({ operation: 'refuseRelease', actor_id: 'grace-id' });
  });

  it('anybody of the staff while the gateway cannot say who is still one', async () => {
    world.staff.answers = false;

    const token = await staffToken(world, key, ROLLBACK);
    expect(await sent(token)).toMatchObject({
      status: 503,
      message: expect.stringContaining('answered with 503): nothing has changed.'),
    });
    world.staff.answers = true;
  });

  it('to withdraw another version than the named one', async () => {
    expect(await asStaff('POST', '/areas/mfe-one/rollback', { from: 'v000' })).toMatchObject({
      status: 409,
      message: 'Nothing was taken back: mfe-one v000 is not what members get any more, v002 is.',
    });
  });
});

it('takes a token once', async () => {
  await sendAll(world, area, built('v002'));
  const kill: [string, string, object] = ['POST', '/areas/mfe-one/kill', { version: 'v002' }];
  const token = await staffToken(world, key, kill);

  expect(await sent(token, kill)).toMatchObject({ status: 200 });
  expect(await sent(token, kill)).toMatchObject({
    status: 401,
    message: 'This token was used already: each is good for one request.',
  });
});

describe('a canary', () => {
  beforeEach(() => sendAll(world, area, built('v002'), { percent: 10 }));
  const told = (body: string) =>
    body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; text: string });

  it('is ramped from the percentage it is told, and kept at the one it has reached', async () => {
    const ramp = { version: 'v002', percent: 5, next: [25, 100] };

    const ramped = told((await asStaff('POST', '/areas/mfe-one/ramp', ramp)).body);

    expect(ramped.at(-1)).toEqual({
      type: 'done',
      text: 'Staff and 5 % of visitors now get mfe-one v002; everybody else keeps v001. While it is healthy, it goes on to 25 %, everybody.',
    });
    expect(ramped.length).toBeGreaterThan(3);
    const status = await statusOf();
    expect(status.canary).toMatchObject({ version: 'v002', percent: 5, next: [25, 100] });
    // Commands and admin pages of earlier releases read the former name.
    expect(status.tried).toEqual(status.canary);
    expect(await rows()).toMatchObject({
      operation: 'rampRemote',
      actor_id: 'grace-id',
      after: { version: 'v002', percent: 5, then: [25, 100] },
    });

    const held = await asStaff('POST', '/areas/mfe-one/hold', { version: 'v002' });

    expect(JSON.parse(held.body).text).toBe('mfe-one v002 stays with staff and 5 % of visitors.');
    expect((await statusOf()).canary).toMatchObject({ version: 'v002', percent: 5, next: [] });
    expect(await rows()).toMatchObject({ operation: 'holdRemote', actor_id: 'grace-id' });
  });

  it('is promoted, and only what is meant', async () => {
    const other = told((await asStaff('POST', '/areas/mfe-one/promote', { version: 'v000' })).body);
    expect(other).toEqual([
      {
        type: 'refused',
        text: 'mfe-one v000 is not the canary any more: v002 is. Nothing has changed.',
      },
    ]);
    expect(await live()).toBe('v001');

    const promoted = told((await asStaff('POST', '/areas/mfe-one/promote', { version: 'v002' })).body);

    expect(promoted.at(-1)).toMatchObject({ type: 'done' });
    expect(await live()).toBe('v002');
    expect(await rows()).toMatchObject({ operation: 'promoteRemote', actor_id: 'grace-id' });
  });

  it('is withdrawn by its name, and the live version stays', async () => {
    const { body } = await asStaff('POST', '/areas/mfe-one/rollback', { from: 'v002' });

    expect(JSON.parse(body).text).toBe(
      'Nobody gets mfe-one v002 on their next load; members keep what they had.',
    );
    expect(await statusOf()).toMatchObject({ live: { version: 'v001' }, canary: null });
  });

  it('is not ramped, held or released again once it was withdrawn', async () => {
    await asStaff('POST', '/areas/mfe-one/rollback', { from: 'v002' });

    expect(await asStaff('POST', '/areas/mfe-one/hold', { version: 'v002' })).toMatchObject({
      status: 409,
      message: 'mfe-one v002 is not the canary any more.',
    });
    const [refusal] = told(
      (await asStaff('POST', '/areas/mfe-one/ramp', { version: 'v002', percent: 5, next: [100] })).body,
    );
    expect(refusal).toEqual({ type: 'refused', text: 'mfe-one has no canary.' });
    // Withdrawing a canary does not also roll back the live version by the same press.
    expect(await asStaff('POST', '/areas/mfe-one/rollback', { from: 'v002' })).toMatchObject({ status: 409 });
    expect(await live()).toBe('v001');
  });

  it('is ramped in rising steps only, by a key with the rights for it', async () => {
    for (const next of [[5], [10, 5], [101], []])
      expect(
        await asStaff('POST', '/areas/mfe-one/ramp', { version: 'v002', percent: 5, next }),
      ).toMatchObject({ status: 400 });

    const canary = await world.key({ rights: ['canary'] });
    const wanted = (next: number[]): [string, string, object] => [
      'POST',
      '/areas/mfe-one/ramp',
      { version: 'v002', percent: 5, next },
    ];
    expect(await world.send(canary, wanted([25, 100]))).toMatchObject({ status: 403 });
    expect(await world.send(canary, wanted([25]))).toMatchObject({ status: 200 });
  });
});

describe('keys', () => {
  const part = () => publicPartOf(generateKeyPairSync('ed25519').privateKey);
  const wanted = (public_part = part()) => ({
    ...{ public_part, name: 'CI of one', areas: ['mfe-one'], rights: ['canary', 'rollback'], days: 90 },
  });
  const listed = async () => JSON.parse((await asStaff('GET', '/keys')).body).keys;

  it('are registered, listed and revoked by an admin, whom the trail names', async () => {
    const public_part = part();
    const id = await keyIdOf(public_part);

    expect((await asStaff('POST', '/keys', wanted(public_part))).body).toMatch(
      /CI of one \(key \S{8}\) may release mfe-one until \d{4}-\d\d-\d\d\./,
    );

    expect(await rows()).toMatchObject({
      operation: 'registerReleaseKey',
      actor_id: 'grace-id',
      target_id: id,
      after: { name: 'CI of one', rights: ['canary', 'rollback'] },
    });
    expect((await listed())[0]).toMatchObject({
      ...{ id, name: 'CI of one', areas: ['mfe-one'], rights: ['canary', 'rollback'] },
      ...{ created_by: 'Grace Hopper', revoked_at: null, last_used_at: null },
    });
    expect(JSON.stringify(await listed())).not.toContain(public_part);

    await asStaff('POST', `/keys/${id}/revoke`, { reason: 'Ada has left' });

    expect((await listed())[0]).toMatchObject({ revoked_by: 'Grace Hopper' });
    expect(await rows()).toMatchObject({
      operation: 'revokeReleaseKey',
      actor_id: 'grace-id',
      reason: 'Ada has left',
    });
    expect(await asStaff('POST', `/keys/${id}/revoke`, {})).toMatchObject({ status: 409 });
  });

  it('last a year at most, and are registered once', async () => {
    const once = wanted();
    await asStaff('POST', '/keys', once);

    expect(await asStaff('POST', '/keys', once)).toMatchObject({
      status: 409,
      message: expect.stringContaining('registered already'),
    });
    expect(await asStaff('POST', '/keys', { ...wanted(), days: 400 })).toMatchObject({
      status: 400,
      message: expect.stringContaining('At most 366 days'),
    });
  });

  it('are refused with the first word on each wrong field', async () => {
    const wrong = { public_part: 'short', name: ' ', areas: ['two words', 'mfe-one', '?'], rights: [] };

    expect(JSON.parse((await asStaff('POST', '/keys', { ...wrong, days: 90 })).body)).toMatchObject({
      code: 'INVALID',
      fields: {
        public_part: 'Give the 43 characters of the public half',
        name: 'Say whose key it is',
        areas: 'Names of areas look like mfe-book-club',
        rights: 'Name at least one right',
      },
    });
  });

  it('are revoked by enough of an id to mean one', async () => {
    const [id = ''] = (await listed()).map((one: { id: string }) => one.id);

    expect(await asStaff('POST', `/keys/${id.slice(0, 5)}/revoke`, {})).toMatchObject({ status: 404 });
    expect((await listed())[0]).toMatchObject({ revoked_at: null });
    expect(await asStaff('POST', `/keys/${id.slice(0, 6)}/revoke`, {})).toMatchObject({ status: 200 });
  });

  it('are nothing that a key may manage', async () => {
    for (const request of [
      ['GET', '/keys'],
      ['POST', '/keys', wanted()],
      ['POST', `/keys/${await keyIdOf(publicPartOf(area))}/revoke`, {}],
    ] as [string, string, object?][])
      expect(await world.send(area, request)).toMatchObject({
        status: 403,
        message: expect.stringContaining('may not manage keys: admins do.'),
      });
    expect(await listed()).toHaveLength(1);
  });
});
