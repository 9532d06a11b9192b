import { artifactFolder, checkArtifact } from './artifacts';
import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';

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
    process.stdout.write(
      `Rolled ${name} back to ${version} (was ${before}). Open pages get it on their next load.\n`,
    );
  });
});
