import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { productEnvironment } from '../../ci/product';
import { copyToEdit } from '../../dev/testing/copyToEdit';
import { startDev } from '../../dev/testing/startDev';

/**
 * How long `npm run dev -- mfe-learning` takes until it is ready, in a copy of the repository: with nothing there, neither
 * builds nor caches nor data, and again with what that left. `node --import tsx infra/bench/dev/ready.ts [starts]`
 */
const STARTS = Number(process.argv[2] ?? 3);

const copy = copyToEdit(process.cwd());
const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-dev-data-'));
process.once('exit', () => [copy.remove(), rmSync(dataDir, { recursive: true, force: true })]);
const env = await productEnvironment(dataDir);
for (let start = 0; start <= STARTS; start++) {
  const load = loadavg()[0]!.toFixed(1);
  const dev = await startDev(copy.folder, ['mfe-learning'], env, () => undefined);
  console.log(
    `${start === 0 ? 'without caches' : 'with caches'}: ${await dev.said(/is ready/)} (load ${load})`,
  );
  await dev.said(/All other areas are up to date/);
  await dev.stop();
}
