import { resolve } from 'node:path';
import { runCli } from './cli';
import { RegistryProblem } from './problem';
import { writtenKey } from './signing/buildSignature';
import { loadSigner, writeNewKey } from './signing/keyFile';

// npm run keys:build -- <file>: writes a private key to sign builds with, readable by its owner only, and prints the value for
// `TRUSTED_BUILDERS`.
await runCli(async () => {
  const [given, ...more] = process.argv.slice(2);
  if (!given || more.length > 0) throw new RegistryProblem('Say where: npm run keys:build -- <file>');
  const file = resolve(given);
  writeNewKey(file);
  const { publicKey } = loadSigner('', { BUILD_SIGNING_KEY_FILE: file });
  process.stdout.write(`BUILD_SIGNING_KEY_FILE=${file}\nTRUSTED_BUILDERS=${writtenKey(publicKey)}\n`);
});
