import { parseArgs } from 'node:util';
import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { RegistryProblem } from './problem';
import { endPreviewsOf, rollBackRemote } from './release/withdraw';
import { loadSigner } from './signing/keyFile';

// npm run rollback -- mfe-learning [version]: what some are trying is taken back first; without that, members get the version
// before, or the earlier one that is named, on their next load. Nothing is built. With --preview only its previews end.
await runCli(async () => {
  const { positionals, values } = readArguments();
  const [given, version, ...more] = positionals;
  const name = remoteFromArguments('rollback', given ? [given, ...more] : []);
  await withRegistry(async (registry) => {
    const { line } = values.preview
      ? await endPreviewsOf({ registry }, name)
      : await rollBackRemote({ registry, dataDir, loadSigner: () => loadSigner(dataDir) }, name, {
          to: version,
        });
    process.stdout.write(`${line}\n`);
  });
});

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { preview: { type: 'boolean', default: false } } });
  } catch (error) {
    throw new RegistryProblem((error as Error).message);
  }
}
