import { join } from 'node:path';
import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { publishBuild } from './publishBuild';
import { runBuild } from './runBuild';

// npm run deploy -- mfe-learning: builds and publishes one remote of the running product; touches nothing else.
await runCli(async () => {
  const name = remoteFromArguments('deploy');
  await withRegistry(async (registry) => {
    await runBuild(name);
    const { version, before, changed } = await publishBuild(registry, dataDir, join('dist', name));
    process.stdout.write(
      changed
        ? `Deployed ${name} ${version}${before ? ` (before: ${before})` : ''}. Open pages get it on their next load.\n`
        : `${name} ${version} is already what members get: nothing has changed since.\n`,
    );
  });
});
