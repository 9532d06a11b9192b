import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SnapshotRecord } from '../models';
import { publishBuild, publishCanary } from '../publishBuild';
import { readSnapshot } from '../readSnapshot';
import { openRegistry, type Registry } from '../registry';
import { signLive } from '../signLive';
import { testBuild, testFolder } from '../testing/testBuild';
import { createSigner, readTrustedKeys, writtenKey } from './buildSignature';
import { developmentKeyFile, loadSigner, writeNewKey } from './keyFile';
import { trustedBuilders } from './trustedBuilders';

const ours = createSigner(generateKeyPairSync('ed25519').privateKey);
const other = createSigner(generateKeyPairSync('ed25519').privateKey);
const trusted = readTrustedKeys(writtenKey(ours.publicKey));

let registry: Registry;
let dataDir: string;
beforeEach(async () => {
  dataDir = testFolder();
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName });
});
afterEach(() => registry.close());

const publish = (version: string, signer: typeof ours | undefined, name = 'mfe-one') =>
  publishBuild(registry, dataDir, testBuild({ name, version }), { signer });
const shown = async (keys = trusted) =>
  readSnapshot((await registry.read(await registry.currentId()))!, keys);
/** Changes the stored entry, as somebody with write access to the database could. */
async function change(set: Record<string, unknown>): Promise<void> {
  await snapshots().updateOne({ _id: (await registry.currentId())! }, { $set: set });
}
const snapshots = () => registry.connection.collection<SnapshotRecord>('registry_snapshots');
const signatureOf = async (at: number) => {
  const { remotes } = (await registry.read(await registry.currentId()))!;
  return (remotes[at] as { signature?: { key: string; value: string } }).signature!;
};

it('accepts entries that a trusted key has signed, as the database returns them', async () => {
  await publish('v001', ours);

  const { remotes, quarantined } = await shown();

  expect(quarantined).toEqual([]);
  expect(remotes).toMatchObject([{ name: 'mfe-one', version: 'v001', signature: { key: ours.id } }]);
});

describe('rejects, and names, a build', () => {
  const refusedAs = async (reason: string) => {
    const { remotes, quarantined } = await shown();
    expect(quarantined).toEqual([{ name: 'mfe-one', reason }]);
    expect(remotes.map(({ name }) => name)).toEqual(['mfe-two']);
  };
  beforeEach(async () => {
    await publish('v001', ours);
    await publish('v001', ours, 'mfe-two');
  });

  it.each<[string, Record<string, unknown>]>([
    ['with the digest of another file', { 'remotes.0.files.0.integrity': `sha384-${'A'.repeat(64)}` }],
    ['with another version', { 'remotes.0.version': 'v002' }],
    ['with another page', { 'remotes.0.manifest.pages.0.title': 'Give me your password' }],
    ['with one field more', { 'remotes.0.site': { server: 'evil.js', scripts: {} } }],
  ])('%s than was signed', async (_what, set) => {
    await change(set);

    await refusedAs('is not what was signed');
  });

  it('whose signature was changed', async () => {
    const { value } = await signatureOf(0);
    await change({ 'remotes.0.signature.value': (value.startsWith('A') ? 'B' : 'A') + value.slice(1) });

    await refusedAs('is not what was signed');
  });

  it('with the signature of the build of another app', async () => {
    await change({ 'remotes.0.signature': await signatureOf(1) });

    await refusedAs('is not what was signed');
  });

  it('whose signature was taken away', async () => {
    await snapshots().updateOne(
      { _id: (await registry.currentId())! },
      { $unset: { 'remotes.0.signature': '' } },
    );

    await refusedAs('is not signed');
  });

  it('signed with a key that nobody trusts, under its own name or under that of one which is', async () => {
    await publish('v002', other);
    await refusedAs(`is signed with ${other.id}, which is not trusted`);

    await change({ 'remotes.0.signature.key': ours.id });
    await refusedAs('is not what was signed');
  });
});

it('keeps the live version, and reports it, when a canary is not signed', async () => {
  await publish('v001', ours);
  await publishCanary(registry, dataDir, testBuild({ version: 'v002' }), 50, { signer: other });

  const { remotes, canaries, refused } = await shown();

  expect([remotes[0]!.version, canaries]).toEqual(['v001', []]);
  expect(refused).toEqual([{ name: 'mfe-one', reason: expect.stringContaining('not trusted') }]);
});

it('trusts several keys at the same time, so that keys can be rotated', async () => {
  await publish('v001', ours);
  await publish('v001', other, 'mfe-two');

  const both = readTrustedKeys(`${writtenKey(ours.publicKey)}, ${writtenKey(other.publicKey)}`);

  expect((await shown(both)).remotes).toHaveLength(2);
  expect((await shown()).remotes).toHaveLength(1);
});

it('keeps the signature through staging, promotion and rollback', async () => {
  await publish('v001', ours);
  await publishCanary(registry, dataDir, testBuild({ version: 'v002' }), 50, { signer: ours });
  expect((await shown()).canaries).toHaveLength(1);

  await registry.promote('mfe-one');
  expect((await shown()).remotes[0]).toMatchObject({ version: 'v002' });

  await registry.rollback('mfe-one', () => Promise.resolve());
  expect((await shown()).remotes[0]).toMatchObject({ version: 'v001' });
});

describe('what was published before builds were signed', () => {
  beforeEach(() => publish('v001', undefined));

  it('is accepted once it is published again, and is no earlier version to roll back to', async () => {
    expect((await shown()).remotes).toEqual([]);

    expect(await publish('v001', ours)).toMatchObject({ changed: true });
    expect(await publish('v001', ours)).toMatchObject({ changed: false });

    expect((await shown()).remotes).toHaveLength(1);
    await expect(registry.rollback('mfe-one', () => Promise.resolve())).rejects.toThrow('no earlier version');
  });

  it('is accepted once the live versions are signed', async () => {
    expect(await signLive(registry, dataDir, () => ours)).toEqual([
      expect.objectContaining({ name: 'mfe-one' }),
    ]);
    expect(await signLive(registry, dataDir, () => ours)).toEqual([]);
    const noKey = () => {
      throw new Error('there is no key');
    };
    expect(await signLive(registry, dataDir, noKey, { onlyUnsigned: true })).toEqual([]);

    expect((await shown()).remotes).toHaveLength(1);
  });

  it('is not signed when its files do not match the entry', async () => {
    writeFileSync(join(dataDir, 'remotes/mfe-one/v001/remote.js'), 'changed');

    await expect(signLive(registry, dataDir, () => ours)).rejects.toThrow('is not what was built');
  });
});

describe('the key', () => {
  it('of a developer is created once, readable by its owner only, and trusted when no other is configured', () => {
    const [first, again] = [loadSigner(dataDir, {}), loadSigner(dataDir, {})];

    expect(first.id).toBe(again.id);
    expect(statSync(developmentKeyFile(dataDir)).mode & 0o777).toBe(0o600);
    expect([...trustedBuilders(new Map(), { dataDir }).keys()]).toEqual([first.id]);
    expect([...trustedBuilders(trusted, { dataDir }).keys()]).toEqual([ours.id]);
  });

  it('of production is never created automatically, and comes as text or as a file', () => {
    const file = join(dataDir, 'release.pem');
    writeNewKey(file);
    const production = { NODE_ENV: 'production' };

    expect(() => loadSigner(dataDir, production)).toThrow('BUILD_SIGNING_KEY');
    expect(() => loadSigner(dataDir, { ...production, BUILD_SIGNING_KEY: 'secret words' })).toThrow(
      /^BUILD_SIGNING_KEY holds no Ed25519 private key\.$/,
    );
    const inOneLine = readFileSync(file, 'utf8').replaceAll('\n', '\\n');
    expect(loadSigner(dataDir, { ...production, BUILD_SIGNING_KEY: inOneLine }).id).toBe(
      loadSigner(dataDir, { ...production, BUILD_SIGNING_KEY_FILE: file }).id,
    );
  });

  it.each(['x', 'id=x', `id=${Buffer.from('not a key').toString('base64')}`])(
    'is not trusted when it is none: %s',
    (list) => {
      expect(() => readTrustedKeys(list)).toThrow();
    },
  );
});
