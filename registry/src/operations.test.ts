import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildOperations, readOperations } from './operations';
import { publishBuild } from './publishBuild';
import { openRegistry, type Registry } from './registry';
import { readSnapshot } from './readSnapshot';
import { testBuild, testEntry, testFolder } from './testing/testBuild';

const ME = 'query Me{me{id}}';
const digest = createHash('sha256').update(ME).digest('hex');

let registry: Registry;
let dataDir: string;
beforeEach(async () => {
  dataDir = testFolder();
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, {
    dbName: `test_${randomUUID().slice(0, 12)}`,
  });
});
afterEach(() => registry.close());

async function published(folder: string) {
  await publishBuild(registry, dataDir, folder);
  return readSnapshot((await registry.read(await registry.currentId()))!).remotes[0]!;
}

it('of a published version are what its build recorded', async () => {
  const folder = testBuild({ documents: [ME] });

  const entry = await published(folder);

  expect(entry.operations?.count).toBe(1);
  expect(await readOperations(dataDir, entry)).toEqual(new Map([[digest, ME]]));
  expect(await readBuildOperations(folder)).toEqual(new Map([[digest, ME]]));
});

it('are none for a build from before the list, which is read as before', async () => {
  const entry = await published(testBuild());

  expect(entry.operations).toBeUndefined();
  expect(await readOperations(dataDir, entry)).toEqual(new Map());
});

it('are refused once a byte was changed', async () => {
  const entry = await published(testBuild({ documents: [ME] }));
  const file = join(dataDir, 'remotes/mfe-one/v001/operations.json');
  writeFileSync(file, JSON.stringify({ [digest]: 'query Me{me{secret}}' }));

  await expect(readOperations(dataDir, entry)).rejects.toThrow(
    'mfe-one v001: operations.json is not what was built.',
  );
});

it('are refused when a text does not match its digest', async () => {
  const folder = testBuild({ files: { 'operations.json': JSON.stringify({ [digest]: 'query Other{me}' }) } });
  const { files } = testEntry({
    files: { 'operations.json': JSON.stringify({ [digest]: 'query Other{me}' }) },
  });
  writeFileSync(
    join(folder, 'build.json'),
    JSON.stringify({ operations: { file: 'operations.json', count: 1, integrity: files[0]!.integrity } }),
  );

  await expect(readBuildOperations(folder)).rejects.toThrow('no list of operations by their digests');
});

it('are unknown for a build that does not list them', async () => {
  await expect(readBuildOperations(testBuild())).rejects.toThrow('does not say which operations it sends');
});
