import { generateKeyPairSync, randomUUID } from 'node:crypto';
import {
  endPreviews,
  findOpenedPreview,
  findPreview,
  leavePreview,
  listPreviews,
  openingsOf,
  openPreview,
  PREVIEW_TTL_MS,
  previewsOf,
} from './previews';
import { openRegistry, type Registry } from './registry';
import { rollBackRemote } from './release/withdraw';
import { createSigner, readTrustedKeys, writtenKey } from './signing/buildSignature';
import { testEntry, testFolder } from './testing/testBuild';

const house = createSigner(generateKeyPairSync('ed25519').privateKey);
const other = createSigner(generateKeyPairSync('ed25519').privateKey);
const trusted = readTrustedKeys(writtenKey(house.publicKey));
const approve = () => Promise.resolve();
const isWhole = () => Promise.resolve();

let registry: Registry;
beforeEach(async () => {
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName, by: 'ada' });
  await registry.publish(house.sign(testEntry()));
});
afterEach(() => registry.close());

const make = (version = 'v002', signer = house) =>
  registry.preview(signer.sign(testEntry({ version })), approve);
/** As Grace opens it, and the next page load of the same browser looks it up. */
async function open(token: string) {
  const opened = await openPreview(registry.connection, token, 'grace');
  return opened!.secret;
}
const seen = (secret: string, now?: number) => findOpenedPreview(registry.connection, secret, trusted, now);

it('is the version of who opened it, for a day, and nobody else is given it', async () => {
  const { token, until } = await make();
  const secret = await open(token);

  expect(await seen(secret)).toMatchObject({
    ...{ remote: 'mfe-one', version: 'v002', by: 'ada', user_id: 'grace', until },
    entry: { name: 'mfe-one', version: 'v002' },
  });
  const { remotes, canaries } = (await registry.read(await registry.currentId()))!;
  expect([remotes.map(({ version }) => version), canaries]).toEqual([['v001'], []]);
  expect(await listPreviews(registry.connection, 'mfe-one')).toMatchObject([
    { version: 'v002', by: 'ada', until, opened: 1 },
  ]);
});

it('keeps neither the token nor the secret', async () => {
  const { token } = await make();
  const secret = await open(token);

  const kept = JSON.stringify([
    await previewsOf(registry.connection).find().lean(),
    await registry.connection.collection('registry_preview_openings').find().toArray(),
  ]);

  expect(kept).toContain('grace');
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(secret);
});

describe('leads to nothing', () => {
  it('after a day, also where it was open', async () => {
    const { token, until } = await make();
    const secret = await open(token);

    expect(until - Date.now()).toBeLessThanOrEqual(PREVIEW_TTL_MS);
    expect(await findPreview(registry.connection, token, until)).toBeNull();
    expect(await openPreview(registry.connection, token, 'grace', until)).toBeNull();
    // Who has it open is told which version is over.
    expect(await seen(secret, until)).toMatchObject({ version: 'v002', entry: null });
    expect(await seen(secret, until - 1)).toMatchObject({ entry: { version: 'v002' } });
  });

  it('by another token', async () => {
    const { token } = await make();
    const changed = `${token[0] === 'a' ? 'b' : 'a'}${token.slice(1)}`;

    expect(await findPreview(registry.connection, changed)).toBeNull();
    expect(await openPreview(registry.connection, changed, 'grace')).toBeNull();
  });

  it('once its version was killed', async () => {
    const { token } = await make();
    const secret = await open(token);

    await registry.kill('mfe-one', 'v002', 'loses drafts', isWhole);

    expect(await findPreview(registry.connection, token)).toBeNull();
    expect(await seen(secret)).toMatchObject({ entry: null });
    expect(await listPreviews(registry.connection, 'mfe-one')).toEqual([]);
  });

  it('once its area was rolled back', async () => {
    const { token } = await make();
    const secret = await open(token);
    await registry.publish(house.sign(testEntry({ version: 'v003' })));
    await registry.startCanary(house.sign(testEntry({ version: 'v004' })), 10);

    const means = { registry, dataDir: testFolder(), loadSigner: () => house };
    const { line } = await rollBackRemote(means, 'mfe-one');

    expect(line).toContain('Its preview has ended');
    expect(await findPreview(registry.connection, token)).toBeNull();
    expect(await seen(secret)).toMatchObject({ entry: null });
  });

  it('where a browser left it', async () => {
    const { token } = await make();
    const secret = await open(token);

    await leavePreview(registry.connection, secret);

    expect(await seen(secret)).toBeNull();
    expect(await findPreview(registry.connection, token)).not.toBeNull();
  });

  it('where nobody whom we trust has signed it, or it is not what was signed', async () => {
    const { token: foreign } = await make('v005', other);
    const { token: changed } = await make('v006');
    const { token: swapped } = await make('v007');
    const { token: renamed } = await make('v008');
    const records = previewsOf(registry.connection).collection;
    await records.updateOne({ version: 'v006' }, { $set: { 'entry.entry': 'evil.js' } });
    await records.updateOne({ version: 'v007' }, { $set: { remote: 'mfe-two' } });
    await records.updateOne({ version: 'v008' }, { $set: { version: 'v009' } });

    for (const token of [foreign, changed, swapped, renamed])
      expect(await seen(await open(token))).toMatchObject({ entry: null });
  });
});

it('stays when a rollback is rejected', async () => {
  const { token } = await make();
  const means = { registry, dataDir: testFolder(), loadSigner: () => house };

  await expect(rollBackRemote(means, 'mfe-one', { from: 'v003' })).rejects.toThrow(
    /v003 is not what members/,
  );
  await expect(rollBackRemote(means, 'mfe-one')).rejects.toThrow(/no earlier version/);

  expect(await findPreview(registry.connection, token)).toMatchObject({ version: 'v002' });
});

it('ends those of one version only, if requested', async () => {
  const { token } = await make();
  const { token: of } = await make('v003');

  expect(await endPreviews(registry.connection, 'mfe-one', { version: 'v002' })).toBe(1);

  expect(await findPreview(registry.connection, token)).toBeNull();
  expect(await findPreview(registry.connection, of)).toMatchObject({ version: 'v003' });
});

it('is counted and listed only until it ends', async () => {
  const { until } = await make();

  expect(await listPreviews(registry.connection, 'mfe-one', until - 1)).toHaveLength(1);
  expect(await listPreviews(registry.connection, 'mfe-one', until)).toEqual([]);
  expect(await endPreviews(registry.connection, 'mfe-one', { now: until })).toBe(0);
  await endPreviews(registry.connection, 'mfe-one');
  expect(await listPreviews(registry.connection, 'mfe-one')).toEqual([]);
});

it('is kept for a day after its end, for tabs that have it open', async () => {
  const { token, until } = await make();
  await open(token);

  const [preview] = await previewsOf(registry.connection).find().lean();
  const [opening] = await openingsOf(registry.connection).find().lean();

  for (const record of [preview, opening])
    expect((record as { expires_at: Date }).expires_at.getTime() - until).toBe(24 * 60 * 60_000);
});

it('ends those of one area alone', async () => {
  const { token } = await make();
  const { token: of } = await registry.preview(
    house.sign(testEntry({ name: 'mfe-two', version: 'w001' })),
    approve,
  );

  expect(await endPreviews(registry.connection, 'mfe-one')).toBe(1);
  expect(await endPreviews(registry.connection, 'mfe-one')).toBe(0);
  expect(await findPreview(registry.connection, token)).toBeNull();
  expect(await findPreview(registry.connection, of)).toMatchObject({ version: 'w001' });
});

describe('is not made', () => {
  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['of what everybody has', () => make('v001'), /is what everybody gets: there is nothing to preview/],
    [
      'of what was killed',
      async () => {
        await registry.publish(house.sign(testEntry({ version: 'v002' })));
        await registry.kill('mfe-one', 'v002', '', isWhole);
        await make('v002');
      },
      /was killed/,
    ],
    [
      'of what takes another area’s page',
      () =>
        registry.preview(
          house.sign(testEntry({ name: 'mfe-two', pages: [{ path: '/one', title: 'Two' }] })),
          approve,
        ),
      /cannot have \/one/,
    ],
    [
      'of what a check refuses',
      () =>
        registry.preview(house.sign(testEntry({ version: 'v002' })), () =>
          Promise.reject(new Error('too large')),
        ),
      /too large/,
    ],
  ])('%s', async (_what, act, reason) => {
    await expect(act()).rejects.toThrow(reason);

    expect(await previewsOf(registry.connection).countDocuments()).toBe(0);
  });
});

it('stays the build that it was, as what was published does', async () => {
  await make();

  expect(await registry.find('mfe-one', 'v002')).toMatchObject({ version: 'v002' });
});
