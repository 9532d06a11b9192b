import { dataDir, isProduction } from '../start/env';
import { checkDataFolder, checkNode } from '../start/checks';
import { endWithNpm } from '../start/endWithNpm';
import { Problem, reportAndExit } from '../start/problem';
import { stopScripts } from '../start/runScript';
import { createSupervisor } from '../start/supervisor';
import { devArguments, USAGE } from './devArguments';
import { runAgainst } from './runAgainst';
import { runProduct } from './runProduct';

const asked = devArguments(process.argv.slice(2));
if ('refused' in asked) {
  process.stderr.write(`${asked.refused}\n\n${USAGE}`);
  process.exit(2);
}
if ('help' in asked) {
  process.stdout.write(USAGE);
  process.exit(0);
}

process.umask(0o077);
const say = (line: string) => process.stdout.write(`${line.replace(/^/gm, '  ')}\n`);
const ends: (() => unknown)[] = [];
let isLeaving = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0));
endWithNpm(() => void leave(0));

const { areas, against } = asked;
try {
  checkNode();
  if (isProduction) throw new Problem('npm run dev is for development: NODE_ENV is production.');
  checkDataFolder(dataDir);
  const supervisor = createSupervisor({ dataDir, say });
  ends.push(() => supervisor.stop());
  const workbench = { supervisor, say, atEnd: (end: () => unknown) => void ends.unshift(end) };
  if (against) await runAgainst({ area: areas[0]!, against }, workbench);
  else await runProduct(areas, workbench);
} catch (error) {
  if (!isLeaving) {
    await end();
    reportAndExit(error);
  }
}

async function end(): Promise<void> {
  stopScripts();
  for (const one of ends) await one();
}

async function leave(code: number): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  say('Stopping');
  await end();
  process.exit(code);
}
