import { randomUUID } from 'node:crypto';
import { readSnapshot } from './readSnapshot';
import { openRegistry, type Registry } from './registry';
import { readHistory } from './releases';
import { testEntry } from './testing/testBuild';

const asPublished = () => Promise.resolve();
let registry: Registry;
beforeEach(async () => {
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, {
    dbName: `test_${randomUUID().slice(0, 12)}`,
    by: 'grace',
  });
  for (const version of ['v001', 'v002', 'v003']) await registry.publish(testEntry({ version }));
});
afterEach(() => registry.close());

const snapshot = async () => readSnapshot((await registry.read(await registry.currentId()))!);
const live = async () => (await snapshot()).remotes.map(({ version }) => version);
const kill = (version: string, reason = '') => registry.kill('mfe-one', version, reason, asPublished);

it('brings back the earlier version when the live one is killed, and records who did it and why', async () => {
  expect(await kill('v003', 'loses drafts')).toEqual({ version: 'v002', before: 'v003', changed: true });

  expect(await live()).toEqual(['v002']);
  expect((await snapshot()).killed).toEqual([{ name: 'mfe-one', version: 'v003' }]);
  expect((await readHistory(registry.connection, 1))[0]).toMatchObject({
    by: 'grace',
    note: 'kill mfe-one v003: loses drafts',
  });
});

it('is never released again: not by a deploy, a canary, a restart or a rollback', async () => {
  await kill('v002');
  await kill('v003', 'loses drafts');
  const again = testEntry({ version: 'v003' });

  const why = 'mfe-one v003 was killed (loses drafts)';
  await expect(registry.publish(again)).rejects.toThrow(why);
  await expect(registry.startCanary(again, 10)).rejects.toThrow(why);
  expect(await registry.publish(again, { byStart: { replacesUnrecorded: true } })).toMatchObject({
    changed: false,
  });
  expect(await live()).toEqual(['v001']);

  await registry.publish(testEntry({ version: 'v004' }));
  expect(await registry.rollback('mfe-one', asPublished)).toMatchObject({ version: 'v001' });
});

it('brings back another version than the killed one, also where that was deployed twice', async () => {
  await registry.publish(testEntry({ version: 'v002' }));
  await kill('v003');

  await kill('v002');

  expect(await live()).toEqual(['v001']);
});

it('stays killed through the deploys of others', async () => {
  await kill('v003');

  await registry.publish(testEntry({ name: 'mfe-two', version: 'two-1' }));

  await expect(registry.publish(testEntry({ version: 'v003' }))).rejects.toThrow('was killed');
});

it('changes nothing live when an older version is killed, and ends the canary when it is that', async () => {
  await kill('v001');
  expect(await live()).toEqual(['v003']);

  await registry.startCanary(testEntry({ version: 'v004' }), 50);
  await kill('v004');
  expect((await snapshot()).canaries).toEqual([]);
  expect(await live()).toEqual(['v003']);
});

it('is refused without an earlier version, and for an unknown version', async () => {
  await registry.publish(testEntry({ name: 'mfe-two', version: 'two-1' }));

  await expect(registry.kill('mfe-two', 'two-1', '', asPublished)).rejects.toThrow('no earlier version');
  await expect(kill('v999')).rejects.toThrow('mfe-one v999 was never published.');
});

it('can be revived, and is then released by a deploy only', async () => {
  await kill('v003');
  expect(await kill('v003')).toMatchObject({ changed: false });

  expect(await registry.revive('mfe-one', 'v003')).toBe(true);
  expect(await registry.revive('mfe-one', 'v003')).toBe(false);
  expect(await live()).toEqual(['v002']);

  await registry.publish(testEntry({ version: 'v003' }));
  expect(await live()).toEqual(['v003']);
});

it('is left out where a snapshot still has it', () => {
  const read = readSnapshot({
    _id: 'snapshot',
    number: 1,
    parent: null,
    created_at: 0,
    note: '',
    history: [],
    remotes: [testEntry({ version: 'v001' })],
    canaries: [{ entry: testEntry({ version: 'v002' }), percent: 100 }],
    killed: ['v001', 'v002'].map((version) => ({ name: 'mfe-one', version, reason: '', at: 0, by: null })),
  });

  expect([read.remotes, read.canaries]).toEqual([[], []]);
  expect(read.quarantined).toEqual([{ name: 'mfe-one', reason: 'v001 was killed' }]);
});
