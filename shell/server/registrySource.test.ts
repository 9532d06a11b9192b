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

  /** What the server has, and how fetching the rest goes. */
  async function withBuilds(ensure: PulledBuilds['ensure'], has: PulledBuilds['has']) {
    const dbName = `test_${randomUUID().slice(0, 12)}`;
    const registry = await openRegistry(uri, { dbName });
    const source = createRegistrySource({
      ...{ uri, dbName, trusted: readTrustedKeys(TRUSTED_BUILDERS), builds: { ensure, has } },
      log: { warn: jest.fn(), info: jest.fn() },
    });
    const close = () => Promise.all([source.close(), registry.close()]);
    const versions = async () => (await source.current())!.remotes.map(({ version }) => version);
    /** Polls, as pages do, until it is so. */
    const until = async (isSo: () => Promise<boolean> | boolean) => {
      while (!(await isSo())) await source.current();
    };
    return { registry, source, versions, until, close };
  }

  it('leaves an area as it was until its files are here, and then gives them without waiting', async () => {
    const here = new Set(['l001']);
    let arrive = () => undefined as void;
    const ensure = jest.fn(({ version }: RemoteEntry) =>
      here.has(version)
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            arrive = () => {
              here.add(version);
              resolve();
            };
          }),
    );
    const { registry, versions, until, close } = await withBuilds(ensure, ({ version }) =>
      Promise.resolve(here.has(version)),
    );
    await registry.publish(learning('l001'));
    expect(await versions()).toEqual(['l001']);
    await registry.publish(learning('l002'));
    await until(() => ensure.mock.calls.some(([{ version }]) => version === 'l002'));

    expect(await versions()).toEqual(['l001']);
    arrive();
    await until(async () => (await versions())[0] === 'l002');
    await close();
  });

  it('asks again for what it could not get, but not with every page', async () => {
    const { now } = Date;
    let later = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
    const here = new Set(['l001']);
    const ensure = jest.fn(({ version }: RemoteEntry) =>
      here.has(version) ? Promise.resolve() : Promise.reject(new Error('not here')),
    );
    const { registry, source, versions, until, close } = await withBuilds(ensure, ({ version }) =>
      Promise.resolve(here.has(version)),
    );
    await registry.publish(learning('l001'));
    await source.current();
    await registry.publish(learning('l002'));
    await until(() => ensure.mock.calls.some(([{ version }]) => version === 'l002'));
    await source.current();
    const asked = ensure.mock.calls.length;
    expect(await versions()).toEqual(['l001']);
    expect(ensure).toHaveBeenCalledTimes(asked);

    here.add('l002');
    later = 6000;
    await until(async () => (await versions())[0] === 'l002');
    jest.restoreAllMocks();
    await close();
  });

  it('knows what was killed while the build of another area never comes', async () => {
    const coaching = signer.sign(entryOf('mfe-coaching', [{ path: '/coaching', title: 'Coaching' }]));
    const { registry, source, until, close } = await withBuilds(
      ({ version }) => (version === 'l002' ? new Promise(() => undefined) : Promise.resolve()),
      ({ version }) => Promise.resolve(version !== 'l002'),
    );
    await registry.publish(coaching);
    await registry.publish({ ...coaching, ...signer.sign({ ...coaching, version: 'c002' }) });
    await registry.publish(learning('l001'));
    await source.current();
    await registry.publish(learning('l002'));
    await registry.kill('mfe-coaching', 'c002', 'loses drafts', () => Promise.resolve());

    await until(async () => (await source.current())!.killed?.[0]?.version === 'c002');

    const { remotes } = (await source.current())!;
    expect(remotes.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([
      `mfe-coaching ${coaching.version}`,
      'mfe-learning l001',
    ]);
    await close();
  });

  it('fetches an earlier version that is asked for, signed ones only, and none that never was', async () => {
    const ensure = jest.fn<Promise<void>, [RemoteEntry]>(() => Promise.resolve());
    const { registry, source, close } = await withBuilds(ensure, () => Promise.resolve(true));
    // As a build without a signature would be.
    await registry.publish({ ...learning('l000'), signature: undefined } as never);
    await registry.publish(learning('l001'));
    await registry.publish(learning('l002'));

    ensure.mockRejectedValueOnce(new Error('the bucket is away'));
    expect(await source.pull!('mfe-learning', 'l001')).toBe(false);
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
