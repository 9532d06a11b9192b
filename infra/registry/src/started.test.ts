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

it('puts in place what is built where there is nothing, and in the place of what starts put there', async () => {
  for (const version of ['v001', 'v002']) {
    expect(await start(version)).toMatchObject({ changed: true });
    expect(await live()).toBe(version);
  }
});

it('leaves what was deployed, and says so', async () => {
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

it('leaves what a start put in place once somebody has deployed that very version', async () => {
  await start('v001');
  expect(await deploy('v001')).toEqual({ version: 'v001', before: 'v001', changed: false });

  expect(await start('v002')).toMatchObject({ changed: false, left: expect.stringContaining('v001') });
});

it('leaves a remote of which a deployed version is being tried, and what is promoted', async () => {
  await start('v001');
  await registry.stage(testEntry({ version: 'v002' }), 10);
  expect(await start('v003')).toMatchObject({ left: 'v002, which was deployed, is being tried' });

  await registry.promote('mfe-one');
  expect(await start('v003')).toMatchObject({ left: 'v002, which was deployed, is live' });
});

it('goes on where what somebody went back to is of a start, but not with what was taken back', async () => {
  await start('v001');
  await deploy('v002');
  await rollBack();

  expect(await start('v002')).toMatchObject({ changed: false });
  expect(await start('v003')).toMatchObject({ changed: true });
});

it('leaves what was deployed where somebody went back to it', async () => {
  await deploy('v001');
  await start('v002');
  await deploy('v003');
  await rollBack();

  expect(await start('v004')).toMatchObject({ left: 'v001, which was deployed, is live' });
});

it('replaces what is older than the record only where it is told to', async () => {
  await deploy('v001');
  const { Snapshot } = (await import('./models')).defineModels(registry.connection);
  await Snapshot.collection.updateMany({}, { $unset: { 'history.$[].started': '' } });

  expect(await start('v002')).toMatchObject({ changed: false });
  expect(await start('v002', { replacesUnrecorded: true })).toMatchObject({ changed: true });
  expect(await start('v003')).toMatchObject({ changed: true });
});
