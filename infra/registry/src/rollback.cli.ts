import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { rollBackRemote } from './release/withdraw';
import { loadSigner } from './signing/keyFile';

// npm run rollback -- mfe-learning [version]: what some are trying is taken back first; without that, members get the version
// before, or the earlier one that is named, on their next load. Nothing is built.
await runCli(async () => {
  const [given, version, ...more] = process.argv.slice(2);
  const name = remoteFromArguments('rollback', given ? [given, ...more] : []);
  await withRegistry(async (registry) => {
    const { line } = await rollBackRemote(
      { registry, dataDir, loadSigner: () => loadSigner(dataDir) },
      name,
      { to: version },
    );
    process.stdout.write(`${line}\n`);
  });
});
