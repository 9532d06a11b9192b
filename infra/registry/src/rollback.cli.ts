import { artifactFolder, checkArtifact } from './artifacts';
import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { signLive } from './signLive';
import { loadSigner } from './signing/keyFile';

// npm run rollback -- mfe-learning: what some are trying is taken back first; without that, members get the version before
// on their next load. Nothing is built.
await runCli(async () => {
  const name = remoteFromArguments('rollback');
  await withRegistry(async (registry) => {
    const tried = await registry.unstage(name);
    if (tried) {
      process.stdout.write(`Nobody gets ${name} ${tried} on their next load; members keep what they had.\n`);
      return;
    }
    const { version, before } = await registry.rollback(name, (entry) =>
      checkArtifact(artifactFolder(dataDir, entry), entry),
    );
    // Of a version from before builds were signed, whoever takes it back says that it is to be trusted.
    await signLive(registry, dataDir, () => loadSigner(dataDir), { only: name, onlyUnsigned: true });
    process.stdout.write(
      `Rolled ${name} back to ${version} (was ${before}). Open pages get it on their next load.\n`,
    );
  });
});
