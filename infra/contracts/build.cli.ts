import { join } from 'node:path';
import { compileInto } from '../webpack/compile';
import { buildSettings } from '../webpack/freshness';
import { contracts } from './contracts';

// node --import tsx infra/contracts/build.cli.ts mfe-learning previous|next: builds a remote of this source as a team does whose
// contract is a version older or newer, and prints the folder: npm run deploy -- mfe-learning --built <folder>.
const [app = '', which = ''] = process.argv.slice(2);
const root = process.cwd();

if (which === 'previous' || which === 'next') {
  const folder = join('dist/contracts', which, app);
  await compileInto(folder, { root, app, settings: buildSettings(root), contract: contracts[which] });
  process.stdout.write(`${folder}\n`);
} else {
  process.stderr.write('Say which remote, and previous or next: mfe-learning previous\n');
  process.exitCode = 1;
}
