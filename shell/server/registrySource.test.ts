import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createSigner, openRegistry, readTrustedKeys, writtenKey } from '@athenaeum/registry';
import type { PulledBuilds, RemoteEntry } from '@athenaeum/registry';
import { createRegistrySource } from './registrySource';
import { ConfigurationProblem, readEnv } from './env';
import { entryOf } from './testing';

const uri = process.env.TEST_MONGODB_URI!;
const signer = createSigner(generateKeyPairSync('ed25519').privateKey);
const TRUSTED_BUILDERS = writtenKey(signer.publicKey);

it('gives what is signed, leaves out what is not, and logs it by name', async () => {
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  const registry = await openRegistry(uri, { dbName });
  await registry.publish(signer.sign(entryOf('mfe-learning', [{ path: '/', title: 'Home' }])));
  await registry.publish(entryOf('mfe-coaching', [{ path: '/coaching', title: 'Coaching' }]));
  const log = { warn: jest.fn(), info: jest.fn() };
  const source = createRegistrySource({ uri, dbName, trusted: readTrustedKeys(TRUSTED_BUILDERS), log });

  const snapshot = (await source.current())!;

  expect(snapshot.remotes.map(({ name }) => name)).toEqual(['mfe-learning']);
  expect(snapshot.quarantined).toEqual([{ name: 'mfe-coaching', reason: 'is not signed' }]);
  expect(log.warn).toHaveBeenCalledWith(
    { remote: 'mfe-coaching', reason: 'is not signed' },
    'remote quarantined',
  );
  await source.close();
  await registry.close();
});

describe('a server that fetches builds', () => {
  const learning = (version: string) =>
    signer.sign({ ...entryOf('mfe-learning', [{ path: '/', title: 'Home' }]), version });

  async function withBuilds(ensure: PulledBuilds['ensure']) {
    const dbName = `test_${randomUUID().slice(0, 12)}`;
    const registry = await openRegistry(uri, { dbName });
    const source = createRegistrySource({
      ...{ uri, dbName, trusted: readTrustedKeys(TRUSTED_BUILDERS), builds: { ensure } },
      log: { warn: jest.fn(), info: jest.fn() },
    });
    const close = () => Promise.all([source.close(), registry.close()]);
    return { registry, source, close };
  }

  it('gives a version once its files are here, and asks again for what it could not get', async () => {
    const { now } = Date;
    let later = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
    const ensure = jest.fn<Promise<void>, [RemoteEntry]>(() => Promise.resolve());
    const { registry, source, close } = await withBuilds(ensure);
    await registry.publish(learning('l001'));
    await source.current();
    ensure.mockRejectedValue(new Error('not here'));
    await registry.publish(learning('l002'));
    while (!ensure.mock.calls.some(([entry]) => entry.version === 'l002')) await source.current();

    expect((await source.current())!.remotes.map(({ version }) => version)).toEqual(['l001']);
    const asked = ensure.mock.calls.length;
    await source.current();
    expect(ensure).toHaveBeenCalledTimes(asked);

    ensure.mockResolvedValue();
    later = 6000;
    while ((await source.current())!.remotes[0]!.version !== 'l002');
    jest.restoreAllMocks();
    await close();
  });

  it('fetches an earlier version that somebody asks for, signed ones only, and none that never was', async () => {
    const ensure = jest.fn<Promise<void>, [RemoteEntry]>(() => Promise.resolve());
    const { registry, source, close } = await withBuilds(ensure);
    await registry.publish({ ...learning('l000'), signature: undefined } as never);
    await registry.publish(learning('l001'));
    await registry.publish(learning('l002'));

    expect(await source.pull!('mfe-learning', 'l001')).toBe(true);
    expect(ensure.mock.calls.at(-1)).toEqual([expect.objectContaining({ version: 'l001' })]);
    const before = ensure.mock.calls.length;
    for (const [name, version] of [
      ['mfe-learning', 'l000'],
      ['mfe-learning', 'never'],
      ['mfe-coaching', 'l001'],
      ['..', 'l001'],
      ['mfe-learning', '../../x'],
    ] as const)
      expect(await source.pull!(name, version)).toBe(false);
    expect(ensure).toHaveBeenCalledTimes(before);
    await close();
  });
});

it('does not start in production without knowing whom to trust', () => {
  const production = { NODE_ENV: 'production', REPORT_KEY: 'r'.repeat(40) };

  expect(() => readEnv(production)).toThrow(ConfigurationProblem);
  expect(() => readEnv(production)).toThrow(/TRUSTED_BUILDERS/);
  expect(() => readEnv({ ...production, TRUSTED_BUILDERS: 'id=nonsense' })).toThrow(/TRUSTED_BUILDERS/);
  expect(readEnv({ ...production, TRUSTED_BUILDERS }).TRUSTED_BUILDERS.size).toBe(1);
});
