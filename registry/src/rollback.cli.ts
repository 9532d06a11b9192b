import { parseArgs } from 'node:util';
import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { RegistryProblem } from './problem';
import { endPreviewsOf, rollBackRemote } from './release/withdraw';
import { loadSigner } from './signing/keyFile';

// npm run rollback -- mfe-learning [version]: withdraws the canary; without one, rolls back to the previous version, or to a named
// earlier one. Nothing is built. A remote that is released with a subgraph is rolled back with it, as by `area learning`. With --preview it ends previews only.
await runCli(async () => {
  const { positionals, values } = readArguments();
  const isArea = positionals[0] === 'area';
  // What is released as one is rolled back as one, by either name.
  const [given, version, ...more] = isArea
    ? [`mfe-${positionals[1] ?? ''}`, ...positionals.slice(2)]
    : positionals;
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
