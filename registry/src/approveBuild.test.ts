import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { approveBuild } from './approveBuild';
import { openRegistry } from './registry';
import { createSigner } from './signing/buildSignature';
import { testEntry } from './testing/testBuild';

it('refuses a killed version before the running product is asked anything', async () => {
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  const registry = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName });
  for (const version of ['v001', 'v002']) await registry.publish(testEntry({ version }));
  await registry.kill('mfe-one', 'v002', 'loses drafts', async () => {});
  const onProgress = jest.fn();
  const product = {
    origin: 'http://nowhere.test',
    dataDir: '/nowhere',
    database: { uri: process.env.TEST_MONGODB_URI!, dbName },
    signer: createSigner(generateKeyPairSync('ed25519').privateKey),
  };

  const refused = approveBuild(
    registry,
    { entry: testEntry({ version: 'v002' }), folder: '.' },
    { onProgress, product },
  );

  // The product does not run here: any request to it would fail with another message.
  await expect(refused).rejects.toThrow(
    'mfe-one v002 was killed (loses drafts). To let it live again: npm run kill -- mfe-one v002 --undo',
  );
  expect(onProgress).not.toHaveBeenCalled();
  await registry.close();
});
