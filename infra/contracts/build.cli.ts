import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileInto } from '../webpack/compile';
import { compilerCache } from '../webpack/config';
import { buildSettings } from '../webpack/freshness';
import { contracts } from './contracts';

// node --import tsx infra/contracts/build.cli.ts mfe-learning previous|next: builds a remote of this source as a team does whose
// contract is a version older or newer, and prints the folder: npm run deploy -- mfe-learning --built <folder>.
const [app = '', which = ''] = process.argv.slice(2);
const root = process.cwd();

if (which === 'previous' || which === 'next') {
  const folder = join('dist/contracts', which, app);
  const contract = contracts[which];
  beginFromCacheOfSource(contract.version);
  await compileInto(folder, { root, app, settings: buildSettings(root), contract });
  process.stdout.write(`${folder}\n`);
} else {
  process.stderr.write('Say which remote, and previous or next: mfe-learning previous\n');
  process.exitCode = 1;
}

/** Most modules are the same with each contract: a first build takes them from the cache of the app's own build, half the work. */
function beginFromCacheOfSource(version: number): void {
  const [own, other] = [compilerCache(root, app), compilerCache(root, app, version)];
  if (existsSync(own) && !existsSync(other)) cpSync(own, other, { recursive: true });
}
