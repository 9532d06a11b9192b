import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createSigner, openRegistry, readTrustedKeys, writtenKey } from '@athenaeum/registry';
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

it('does not start in production without knowing whom to trust', () => {
  const production = { NODE_ENV: 'production', REPORT_KEY: 'r'.repeat(40) };

  expect(() => readEnv(production)).toThrow(ConfigurationProblem);
  expect(() => readEnv(production)).toThrow(/TRUSTED_BUILDERS/);
  expect(() => readEnv({ ...production, TRUSTED_BUILDERS: 'id=nonsense' })).toThrow(/TRUSTED_BUILDERS/);
  expect(readEnv({ ...production, TRUSTED_BUILDERS }).TRUSTED_BUILDERS.size).toBe(1);
});
