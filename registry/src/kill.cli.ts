import { parseArgs } from 'node:util';
import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { RegistryProblem } from './problem';
import { killVersion, reviveVersion } from './release/withdraw';
import { loadSigner } from './signing/keyFile';

// npm run kill -- mfe-learning 3f9a1c2b7d [why] [--undo]: withdraws a version for good. Tabs that run it learn of it within a
// minute: hidden ones reload, others show a notice. Nothing is built.
await runCli(async () => {
  const { positionals, values } = readArguments();
  const [given, version, ...words] = positionals;
  const name = remoteFromArguments('kill', given ? [given] : []);
  if (!version) throw new RegistryProblem(`Say which version: npm run kill -- ${name} <version> [why]`);
  await withRegistry(async (registry) => {
    const means = { registry, dataDir, loadSigner: () => loadSigner(dataDir) };
    const { line } = values.undo
      ? await reviveVersion(means, name, version)
      : await killVersion(means, name, { version, reason: words.join(' ') });
    process.stdout.write(`${line}\n`);
  });
});

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { undo: { type: 'boolean', default: false } } });
  } catch (error) {
    throw new RegistryProblem((error as Error).message);
  }
}
