import { randomUUID } from 'node:crypto';
import { announce } from '../announcements';
import { publishBuild, publishCanary } from '../publishBuild';
import { openRegistry, type Registry } from '../registry';
import { testBuild, testFolder } from '../testing/testBuild';
import { readOpenSenders } from './openSenders';

const DAY = 24 * 60 * 60_000;
const AGES = 'query Ages{me{age}}';
const NAMES = 'query Names{me{name}}';
const uri = process.env.TEST_MONGODB_URI!;

let dbName: string;
let registry: Registry;
beforeEach(async () => {
  dbName = `test_${randomUUID().slice(0, 12)}`;
  registry = await openRegistry(uri, { dbName });
});
afterEach(async () => {
  await registry.connection.dropDatabase();
  await registry.close();
});

const publish = (version: string, documents?: string[]) =>
  publishBuild(registry, testFolder(), testBuild({ version, ...(documents && { documents }) }));
const senders = (...besides: string[]) =>
  // Their files are not here: the deploy stored their operations in the database.
  readOpenSenders({
    connection: registry.connection,
    dataDir: testFolder(),
    besides: new Set(besides),
  });
const age = (number: number, days: number) =>
  registry.connection
    .collection('registry_snapshots')
    .updateOne({ number }, { $set: { created_at: Date.now() - days * DAY } });

it('are the versions that tabs may still run, with their operations and until when', async () => {
  await publish('v001', [AGES]);
  await publish('v002', [NAMES]);
  await age(1, 40);
  await age(2, 10);

  const inFourDays = new Date(Date.now() + 4 * DAY).toISOString().slice(0, 10);
  expect(await senders('mfe-one v002')).toEqual([
    { name: `mfe-one v001 (may be open in tabs until ${inFourDays})`, documents: [AGES] },
  ]);
});

it('are no versions that no tab can still run', async () => {
  await publish('v001', [AGES]);
  await publish('v002', [NAMES]);
  await age(1, 40);
  await age(2, 15);

  expect(await senders('mfe-one v002')).toEqual([]);
});

it('are also canaries, and the previous shell', async () => {
  await publish('v001', [NAMES]);
  await publishCanary(registry, testFolder(), testBuild({ version: 'v002', documents: [AGES] }), 10);
  await registry.withdrawCanary('mfe-one');
  await announce({ uri, dbName }, { app: 'shell', version: 's001', documents: [AGES] });
  await announce({ uri, dbName }, { app: 'shell', version: 's002', documents: [NAMES] });

  const found = await senders('mfe-one v001', 'shell s002');

  expect(found).toMatchObject([
    { name: expect.stringMatching(/^mfe-one v002 /), documents: [AGES] },
    { name: 'shell s001 (may be open in tabs)', documents: [AGES] },
  ]);
});

it('leave out builds from before operations were listed', async () => {
  await publish('v001');
  await publish('v002', [NAMES]);

  expect(await senders('mfe-one v002')).toEqual([]);
});
