import { randomUUID } from 'node:crypto';
import { openRegistry, type Registry } from './registry';
import { testEntry } from './testing/testBuild';

let registry: Registry;
beforeEach(async () => {
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName });
});
afterEach(() => registry.close());

const start = (version: string, { replacesUnrecorded = false } = {}) =>
  registry.publish(testEntry({ version }), { byStart: { replacesUnrecorded } });
const deploy = (version: string) => registry.publish(testEntry({ version }));
const rollBack = () => registry.rollback('mfe-one', async () => {});
const live = async () => (await registry.read(await registry.currentId()))?.remotes[0]?.version;

it('publishes local builds of new remotes, and replaces versions that a start published', async () => {
  for (const version of ['v001', 'v002']) {
    expect(await start(version)).toMatchObject({ changed: true });
    expect(await live()).toBe(version);
  }
});

it('keeps a deployed version, and reports it', async () => {
  await start('v001');
  await deploy('v002');

  expect(await start('v003')).toEqual({
    version: 'v003',
    before: 'v002',
    changed: false,
    left: 'v002, which was deployed, is live',
  });
  expect(await live()).toBe('v002');
  expect(await start('v002')).toEqual({ version: 'v002', before: 'v002', changed: false });
});

it('keeps a version that a start published, once it was deployed', async () => {
  await start('v001');
  expect(await deploy('v001')).toEqual({ version: 'v001', before: 'v001', changed: false });

  expect(await start('v002')).toMatchObject({ changed: false, left: expect.stringContaining('v001') });
});

it('keeps a remote with a deployed canary, and a promoted version', async () => {
  await start('v001');
  await registry.startCanary(testEntry({ version: 'v002' }), 10);
  expect(await start('v003')).toMatchObject({ left: 'v002, which was deployed, is the canary' });

  await registry.promote('mfe-one');
  expect(await start('v003')).toMatchObject({ left: 'v002, which was deployed, is live' });
});

it('replaces the target of a rollback that a start published, but not by the withdrawn version', async () => {
  await start('v001');
  await deploy('v002');
  await rollBack();

  expect(await start('v002')).toMatchObject({ changed: false });
  expect(await start('v003')).toMatchObject({ changed: true });
});

it('keeps a deployed version after a rollback to it', async () => {
  await deploy('v001');
  await start('v002');
  await deploy('v003');
  await rollBack();

  expect(await start('v004')).toMatchObject({ left: 'v001, which was deployed, is live' });
});

it('replaces versions from before the record only with the option', async () => {
  await deploy('v001');
  const { Snapshot } = (await import('./models')).defineModels(registry.connection);
  await Snapshot.collection.updateMany({}, { $unset: { 'history.$[].started': '' } });

  expect(await start('v002')).toMatchObject({ changed: false });
  expect(await start('v002', { replacesUnrecorded: true })).toMatchObject({ changed: true });
  expect(await start('v003')).toMatchObject({ changed: true });
});
