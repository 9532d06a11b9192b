import { artifactFolder, checkArtifact } from './artifacts';
import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';

// npm run rollback -- mfe-learning: members get the version before on their next load; nothing is built.
await runCli(async () => {
  const name = remoteFromArguments('rollback');
  await withRegistry(async (registry) => {
    const { version, before } = await registry.rollback(name, (entry) =>
      checkArtifact(artifactFolder(dataDir, entry), entry),
    );
    process.stdout.write(
      `Rolled ${name} back to ${version} (was ${before}). Open pages get it on their next load.\n`,
    );
  });
});
