import { randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import type { RemoteEntry } from './entry';
import { defineModels } from './models';
import { openRegistry, type Registry } from './registry';
import { readHistory, readReleases } from './releases';
import { testEntry } from './testing/testBuild';
import { readVersions } from './versionHistory';

let registry: Registry;
let connection: Connection;

beforeEach(async () => {
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName, by: 'grace' });
  connection = await mongoose.createConnection(process.env.TEST_MONGODB_URI!, { dbName }).asPromise();
});
afterEach(() => Promise.all([registry.close(), connection.close()]));

const versions = () => readVersions(connection, 'mfe-one');
const asPublished = () => Promise.resolve();

function entryOf(version: string, of: Partial<RemoteEntry> = {}): RemoteEntry {
  const entry = testEntry({ version });
  return { ...entry, ...of, manifest: { ...entry.manifest, ...of.manifest } };
}

it('lists when each version was live for whom, the latest first', async () => {
  await registry.publish(entryOf('v001'));
  await registry.publish(testEntry({ name: 'mfe-two', version: 'two-1' }));
  await registry.startCanary(entryOf('v002'), 10);
  await registry.startCanary(entryOf('v002'), 50);
  await registry.promote('mfe-one');

  const [second, first, ...more] = await versions();

  expect(more).toEqual([]);
  expect([second!.version, first!.version]).toEqual(['v002', 'v001']);
  expect(second!.given.map(({ percent }) => percent)).toEqual([100, 50, 10]);
  expect(first!.given.map(({ percent, by }) => [percent, by])).toEqual([[100, 'grace']]);
  const times = [...second!.given].reverse();
  expect(times.map(({ to }) => to)).toEqual([...times.slice(1).map(({ from }) => from), null]);
  expect(first!.given[0]!.to).toBe(second!.given[0]!.from);
});

it('lists a version that came back with two periods', async () => {
  for (const version of ['v001', 'v002']) await registry.publish(entryOf(version));
  await registry.rollback('mfe-one', asPublished);

  const [back, taken] = await versions();

  expect([back!.version, taken!.version]).toEqual(['v001', 'v002']);
  expect(back!.given.map(({ to }) => to)).toEqual([null, expect.any(Number)]);
  expect(taken!.given.map(({ to }) => to)).toEqual([expect.any(Number)]);
});

it('leaves out a change whose writer was slower than another and died', async () => {
  await registry.publish(entryOf('v001'));
  const { Snapshot } = defineModels(connection);
  const first = (await Snapshot.findOne().lean())!;
  const lost = { ...first, _id: 'lost', number: 2, parent: first._id, note: 'deploy mfe-one lost' };
  await Snapshot.create({ ...lost, remotes: [entryOf('lost')] });
  await registry.publish(entryOf('v002'));

  expect((await versions()).map(({ version }) => version)).toEqual(['v002', 'v001']);
  expect((await readHistory(connection, 10)).map(({ note }) => note)).not.toContain('deploy mfe-one lost');
  const { lately, live } = await readReleases(connection);
  expect(lately.map(({ version }) => version)).not.toContain('lost');
  expect(live.map(({ version, at }) => [version, at])).toEqual([
    ['v002', (await Snapshot.findOne({ parent: first._id, _id: { $ne: 'lost' } }).lean())!.created_at],
  ]);
});

it('lists what a version changed compared with the live one', async () => {
  const react = (version: string) => ({ name: 'react', version, range: '^19.0.0', singleton: true });
  const { files, manifest } = testEntry();
  await registry.publish(
    entryOf('v001', {
      shared: [react('19.0.0')],
      manifest: { ...manifest, operations: ['Kept', 'Old'] },
    }),
  );
  await registry.publish(
    entryOf('v002', {
      shared: [react('19.1.0'), { ...react('1.0.0'), name: 'zod' }],
      manifest: { ...manifest, operations: ['Kept', 'New'] },
      files: [
        ...files.map((file) => (file.name === 'remote.js' ? { ...file, brotli: file.bytes + 7 } : file)),
        { ...files[0]!, name: 'later.js', bytes: 40, brotli: 20 },
      ],
    }),
  );

  const [second, first] = await versions();

  expect(first!.changes).toBeNull();
  expect(second!.first).toBe(first!.first + 7);
  expect(second!.changes).toEqual({
    since: 'v001',
    first: 7,
    all: 27,
    operations: { added: ['New'], removed: ['Old'] },
    libraries: [
      { name: 'react', before: '19.0.0', after: '19.1.0' },
      { name: 'zod', before: null, after: '1.0.0' },
    ],
  });
});

it('lists why a version was killed', async () => {
  for (const version of ['v001', 'v002']) await registry.publish(entryOf(version));
  await registry.kill('mfe-one', 'v002', 'it charges twice', asPublished);

  const found = await versions();

  expect(found.map(({ version, killed }) => [version, killed?.reason])).toEqual([
    ['v001', undefined],
    ['v002', 'it charges twice'],
  ]);
});

it('names the key that signed a version', async () => {
  const signature = { key: 'aKey', value: 'A'.repeat(86) };
  await registry.publish(entryOf('v001'));
  await registry.publish(entryOf('v002', { signature }));

  expect((await versions()).map(({ version, signed_with }) => [version, signed_with])).toEqual([
    ['v002', 'aKey'],
    ['v001', null],
  ]);
});

it('is empty for an unknown remote', async () => {
  expect(await versions()).toEqual([]);
  await registry.publish(testEntry({ name: 'mfe-two' }));
  expect(await versions()).toEqual([]);
});
