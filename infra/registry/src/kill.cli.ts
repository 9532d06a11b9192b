import { parseArgs } from 'node:util';
import { artifactFolder, checkArtifact } from './artifacts';
import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { RegistryProblem } from './problem';
import { signLive } from './signLive';
import { loadSigner } from './signing/keyFile';

// npm run kill -- mfe-learning 3f9a1c2b7d [why] [--undo]: nobody is given this version any more, and tabs that have it open
// learn of it within a minute: one that nobody looks at loads its page anew, others say so. Nothing is built.
await runCli(async () => {
  const { positionals, values } = readArguments();
  const [given, version, ...words] = positionals;
  const name = remoteFromArguments('kill', given ? [given] : []);
  if (!version) throw new RegistryProblem(`Say which version: npm run kill -- ${name} <version> [why]`);
  await withRegistry(async (registry) => {
    if (values.undo) {
      const wasKilled = await registry.revive(name, version);
      return say(
        wasKilled
          ? `${name} ${version} may be deployed again. Nobody gets it by this alone.`
          : `${name} ${version} was not killed.`,
      );
    }
    const check = (entry: Parameters<typeof checkArtifact>[1]) =>
      checkArtifact(artifactFolder(dataDir, entry), entry);
    const { version: now, changed } = await registry.kill(name, version, words.join(' '), check);
    // Of a version from before builds were signed, whoever gives it back says that it is to be trusted.
    if (changed)
      await signLive(registry, dataDir, () => loadSigner(dataDir), { only: name, onlyUnsigned: true });
    say(
      changed
        ? `Nobody gets ${name} ${version} any more; members get ${now}. Open pages learn of it within a minute, and leave it.`
        : `${name} ${version} was killed already.`,
    );
  });
});

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { undo: { type: 'boolean', default: false } } });
  } catch (error) {
    throw new RegistryProblem((error as Error).message);
  }
}

// A declaration: the command above runs while this file is still being read.
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
