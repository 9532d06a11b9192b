import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createConnection } from 'mongoose';
import { storeOperations, readStoredOperations } from './storedOperations';
import { publishBuild } from './publishBuild';
import { openRegistry, type Registry } from './registry';
import { createSigner } from './signing/buildSignature';
import { readVersions } from './versionHistory';
import { testBuild, testEntry, testFederation, testFolder } from './testing/testBuild';

let registry: Registry;
let dataDir: string;

beforeEach(async () => {
  dataDir = testFolder();
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, {
    dbName: `test_${randomUUID().slice(0, 12)}`,
  });
});
afterEach(() => registry.close());

const refused = async (folder: string, why: string) => {
  await expect(publishBuild(registry, dataDir, folder)).rejects.toThrow(why);
  expect(await registry.currentId()).toBeNull();
};

it('copies the build to where it is served from, and keeps earlier builds', async () => {
  await publishBuild(registry, dataDir, testBuild({ version: 'v001' }));
  await publishBuild(registry, dataDir, testBuild({ version: 'v002' }));

  for (const version of ['v001', 'v002'])
    expect(existsSync(join(dataDir, 'remotes/mfe-one', version, 'remoteEntry.js'))).toBe(true);
});

describe('a build that its start compresses later', () => {
  const ENTRY = 'var mfe_one = { get() {}, init() {} };';
  const CODE = 'void 0;'.repeat(200);
  const served = (name: string) => join(dataDir, 'remotes/mfe-one/v001', name);
  const signer = createSigner(generateKeyPairSync('ed25519').privateKey);
  const byStart = () =>
    publishBuild(registry, dataDir, folder, { byStart: { replacesUnrecorded: false }, signer });
  let folder: string;

  beforeEach(() => {
    folder = testBuild({
      files: { 'remoteEntry.js': ENTRY, 'remote.js': CODE },
    });
    updateRecord((record) => ({ ...record, isToCompress: true }));
  });

  it('is published by a start alone', async () => {
    await refused(folder, 'is not compressed yet: npm run build -- mfe-one');

    await byStart();

    expect(sizeOf(await registry.find('mfe-one', 'v001'))).toBeNull();
  });

  it('is published again with its sizes and its compressed files', async () => {
    await byStart();
    compress(brotliCompressSync(CODE));

    await byStart();

    expect(brotliDecompressSync(readFileSync(served('remote.js.br'))).toString()).toBe(CODE);
    expect(sizeOf(await registry.find('mfe-one', 'v001'))).toBe(brotliCompressSync(CODE).length);
    const [version] = await readVersions(registry.connection, 'mfe-one');
    expect(version!.first).toBe(ENTRY.length + brotliCompressSync(CODE).length);
    expect(JSON.parse(readFileSync(served('build.json'), 'utf8'))).not.toHaveProperty('isToCompress');
  });

  it('is not sent as something else', async () => {
    await byStart();
    compress(brotliCompressSync('void 1;'));

    await byStart();

    expect(existsSync(served('remote.js'))).toBe(true);
    expect(existsSync(served('remote.js.br'))).toBe(false);
  });

  function compress(packed: Buffer): void {
    writeFileSync(join(folder, 'remote.js.br'), packed);
    updateRecord(({ isToCompress: _isToCompress, ...record }) => ({
      ...record,
      files: { ...record.files, 'remote.js': { ...record.files['remote.js'], brotli: packed.length } },
    }));
  }

  function updateRecord(
    change: (record: { isToCompress?: true; files: Record<string, object> }) => object,
  ): void {
    const file = join(folder, 'build.json');
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as never)));
  }

  const sizeOf = (entry: Awaited<ReturnType<Registry['find']>>) =>
    entry!.files.find(({ name }) => name === 'remote.js')!.brotli;
});

it('stores the operations of the build for gateways, and refuses an altered list', async () => {
  const document = 'query Me{me{id}}';
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  const elsewhere = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName });
  const connection = await createConnection(process.env.TEST_MONGODB_URI!, { dbName }).asPromise();
  await publishBuild(elsewhere, dataDir, testBuild({ documents: [document] }));
  const entry = testEntry({ documents: [document] });

  expect([...(await readStoredOperations(connection, entry))!.values()]).toEqual([document]);
  expect(await readStoredOperations(connection, { ...entry, version: 'v002' })).toBeNull();

  await storeOperations(connection, entry, '{}');
  await expect(readStoredOperations(connection, entry)).rejects.toThrow('is not what was built');
  await connection.close();
  await elsewhere.close();
});

it('repairs missing or changed files of a version', async () => {
  const folder = testBuild();
  await publishBuild(registry, dataDir, folder);
  const served = join(dataDir, 'remotes/mfe-one/v001');
  rmSync(join(served, 'remote.js'));
  writeFileSync(join(served, 'remoteEntry.js'), 'changed');

  await publishBuild(registry, dataDir, folder);

  expect(readFileSync(join(served, 'remoteEntry.js'), 'utf8')).toContain('var mfe_one');
  expect(existsSync(join(served, 'remote.js'))).toBe(true);
});

it('keeps the files of a published version when another build has its name', async () => {
  await publishBuild(registry, dataDir, testBuild());
  const before = await registry.currentId();
  const files = { 'remoteEntry.js': 'var mfe_one = { get() {}, init() {} };', 'remote.js': 'void 2;' };

  await expect(publishBuild(registry, dataDir, testBuild({ files }))).rejects.toThrow(
    'mfe-one v001 was published before, and was another build: build it anew.',
  );

  expect(readFileSync(join(dataDir, 'remotes/mfe-one/v001/remote.js'), 'utf8')).toBe('void 0;');
  expect(await registry.currentId()).toBe(before);
});

it('refuses a folder without a build', () => refused(testFolder(), 'There is no build in'));

it('refuses a build with a missing file', async () => {
  const folder = testBuild();
  rmSync(join(folder, 'remote.js'));

  await refused(folder, 'mfe-one v001: remote.js is missing.');
});

it('refuses a build with a changed byte', async () => {
  const folder = testBuild();
  writeFileSync(join(folder, 'remote.js'), 'void 1;');

  await refused(folder, 'mfe-one v001: remote.js is not what was built.');
});

describe('of the contract of today', () => {
  const shared = [{ name: 'react', version: '19.3.1', range: '^19.3.1', singleton: true }];

  it('reads the facts that a page needs from the federation manifest', async () => {
    const federation = testFederation({ shared });
    await publishBuild(registry, dataDir, testBuild({ contract: 2, federation, shared: [] }));

    const [entry] = (await registry.read(await registry.currentId()))!.remotes;
    expect(entry).toMatchObject({
      entry: 'remoteEntry.js',
      exposes: [{ name: './remote', files: ['remote.js'] }],
      shared,
    });
  });

  it('refuses a build without one', () =>
    refused(testBuild({ contract: 2 }), 'has no mf-manifest.json: build it with the plugin of'));

  it('refuses one of another app', () =>
    refused(
      testBuild({ contract: 2, federation: testFederation({ name: 'mfe-two' }) }),
      'mf-manifest.json is that of mfe-two, not of mfe-one.',
    ));

  it('refuses one that does not expose the module that the shell loads', () =>
    refused(
      testBuild({ contract: 2, federation: { ...testFederation(), exposes: [] } }),
      'mfe-one v001 does not expose ./remote.',
    ));

  it('refuses one that does not list its shared libraries', () =>
    refused(
      testBuild({ contract: 2, federation: { ...testFederation(), shared: undefined } }),
      'mf-manifest.json of mfe-one cannot be used: shared',
    ));
});

it('refuses an entry that defines the container of another remote', () =>
  refused(
    testBuild({ files: { 'remoteEntry.js': 'var mfe_one = {}; window.mfe_two = {};', 'remote.js': '' } }),
    'mfe-one v001: remoteEntry.js makes a global mfe_two, which is not its own.',
  ));

it('refuses an HTML page in place of the entry', () =>
  refused(
    testBuild({ files: { 'remoteEntry.js': '<!doctype html><p>Welcome', 'remote.js': 'void 0;' } }),
    'remoteEntry.js is not JavaScript',
  ));

it('refuses a list of operations that does not match its digests', async () => {
  const folder = testBuild({ documents: ['query Me{me{id}}'] });
  const file = join(folder, 'build.json');
  const build = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...build, operations: { ...build.operations, integrity: 'sha384-another' } }),
  );

  await refused(folder, 'operations.json is not what was built.');
});

it('refuses a manifest that breaks the contract', async () => {
  const folder = testBuild();
  const file = join(folder, 'build.json');
  const build = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...build, manifest: { ...build.manifest, pages: [] } }));

  await refused(folder, 'manifest.pages');
});

it('refuses a contract version that the shell does not support', async () => {
  const folder = testBuild();
  const file = join(folder, 'build.json');
  const build = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...build, manifest: { ...build.manifest, contract: 7 } }));

  await refused(folder, 'contract 7 is not one this shell supports');
});
