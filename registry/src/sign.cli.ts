import { runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { signLive } from './signLive';
import { loadSigner } from './signing/keyFile';

// npm run sign: signs live versions that were published before builds were signed, or with a key that is being replaced. Run it
// once, after making sure that they are what was built.
await runCli(() =>
  withRegistry(async (registry) => {
    const signer = loadSigner(dataDir);
    const signed = await signLive(registry, dataDir, () => signer);
    for (const { name, version } of signed)
      process.stdout.write(`Signed ${name} ${version} with ${signer.id}\n`);
    if (signed.length === 0) process.stdout.write(`All that is live is signed with ${signer.id}.\n`);
  }),
);
