import { productEnvironment } from '../ci/product';
import { createReport } from '../production/others/report';
import { createCleanUp } from '../processes/cleanUp';
import { databaseAt } from '../processes/database';
import { portVariable, type Part } from '../start/ports';
import { reportAndExit } from '../start/problem';
import { asWritten } from './asWritten';
import { dataCommands, restoring } from './data';
import { keyCommands } from './keys';
import { startByNpm } from './product';
import { releaseCommands } from './releases';
import type { World } from './world';

/**
 * node --import tsx infra/runbook/prove.ts: the commands of the runbook and of its neighbours, each executed as its page has it, on a product
 * that npm start brings up; all, or those of a part that is named: keys, releases, data. Ends with 1 when one does not do what its page
 * says.
 */
const named = process.argv.slice(2);
const isAsked = (part: 'keys' | 'releases' | 'data') => named.length === 0 || named.includes(part);
const cleanUp = createCleanUp();
try {
  const report = createReport();
  try {
    await prove(report);
  } finally {
    await cleanUp.run();
  }
  process.exitCode = report.problems() > 0 ? 1 : 0;
} catch (error) {
  reportAndExit(error);
}

async function prove(report: ReturnType<typeof createReport>): Promise<void> {
  const dataDir = cleanUp.temporaryFolder('runbook-data');
  const folder = cleanUp.temporaryFolder('runbook');
  const env = await productEnvironment(dataDir);
  const portOf = (part: Part) => env[portVariable(part)]!;
  const origin = `http://localhost:${portOf('shell')}`;
  const commands = {
    ...env,
    ...{ MONGODB_URI: databaseAt(Number(portOf('database'))), PUBLIC_ORIGIN: origin, DEPLOYED_BY: 'ada' },
  };
  const world: World = { env: commands, origin, gateway: `http://localhost:${portOf('gateway')}`, folder };

  const product = await startByNpm(asWritten('npm start'), env);
  cleanUp.add(product.end);
  console.log('  npm start is ready');
  if (isAsked('keys')) await keyCommands(world, report.journey());
  if (isAsked('releases')) await releaseCommands(world, report.journey());
  if (!isAsked('data')) return;
  const journey = report.journey();
  await dataCommands(world, journey);
  await product.end();
  await restoring({ ...world, env: { ...env, DEPLOYED_BY: 'ada' } }, journey);
}
