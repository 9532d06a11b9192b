import { freePort } from '@athenaeum/kit/testing/freePort';
import { distrust } from '@athenaeum/registry';
import { testEntry } from '@athenaeum/registry/testing';
import { areaStatus } from '@athenaeum/release-protocol/answers';
import { keyIdOf, publicPartOf, shortId } from '@athenaeum/release-protocol/areaKey';
import type { Right } from '@athenaeum/release-protocol/rights';
import { clientOf, sendAll } from './testing/sendAll';
import { built, closeWorld, current, key, live, openWorld, statusOf, tell, world } from './testing/areaTeam';

beforeEach(openWorld);
afterEach(closeWorld);

it('publishes what an area team sends, signed by the house, in the name of whose key it was', async () => {
  const lines: string[] = [];

  const text = await sendAll(world, key, built('v001'), { onProgress: (line) => lines.push(line) });

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
    'Staff and 10 % of visitors now get mfe-one v002; everybody else keeps v001.',
  );
  expect(await statusOf()).toMatchObject({
    live: { version: 'v001' },
    canary: { version: 'v002', percent: 10 },
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
    'goes on to 25 %.',
  );
  expect(await sendAll(world, key, built('v003'), { percent: 5, next: [25, 100] })).toContain(
    'goes on to 25 %, everybody.',
  );
  await expect(sendAll(world, key, built('v004'), { percent: 25, next: [5] })).rejects.toThrow(
    'A ramp is of rising whole numbers from 1 to 100.',
  );
  expect((await current()).canaries?.[0]).toMatchObject({ percent: 5, ramp: { next: [25, 100] } });
});

it('gives a version to everybody for nobody who may only have some try it', async () => {
  await sendAll(world, key, built('v001'));
  const withRights = (...rights: Right[]) => world.key({ rights: ['canary', 'untested', ...rights] });

  await expect(sendAll(world, await withRights(), built('v002'), { percent: 100 })).rejects.toThrow(
    'with the right “deploy”',
  );
  expect((await statusOf()).canary).toBeNull();

  expect(await sendAll(world, await withRights(), built('v002'), { percent: 99 })).toContain('99 %');
  for (const right of ['deploy', 'promote'] as const)
    expect(await sendAll(world, await withRights(right), built(`by-${right}`), { percent: 100 })).toContain(
      '100 %',
    );
});

it('calls only what everybody gets live, not a canary', async () => {
  await sendAll(world, key, built('v001'));
  await sendAll(world, key, built('v002'), { percent: 10 });

  expect((await statusOf()).versions.map(({ version, isLive }) => [version, isLive])).toEqual([
    ['v002', false],
    ['v001', true],
  ]);
});

it('withdraws the canary first', async () => {
  await sendAll(world, key, built('v001'));
  await sendAll(world, key, built('v002'), { percent: 0 });

  expect(await tell('/rollback', {})).toBe(
    'Nobody gets mfe-one v002 on their next load; members keep what they had.',
  );
  expect(await statusOf()).toMatchObject({ live: { version: 'v001' }, canary: null });
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

  await expect(sendAll(world, key, asksForMore, { onProgress: (line) => lines.push(line) })).rejects.toThrow(
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

it('is reached by nobody who took another address, and says so', async () => {
  const client = clientOf({ origin: `http://127.0.0.1:${await freePort()}` }, key);

  await expect(client.ask('/areas/mfe-one', areaStatus)).rejects.toThrow(
    /does not answer \(ECONNREFUSED\)\. Nothing is known to have changed\.$/,
  );
});
