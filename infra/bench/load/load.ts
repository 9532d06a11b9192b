import { mkdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { demoRandom } from '@athenaeum/kit/demo';
import { MAX_REST_MS } from '../../faults/load';
import { createCleanUp } from '../../processes/cleanUp';
import { createDatabase, databaseAt } from '../../processes/database';
import { readArguments, USAGE } from './arguments';
import { burst } from './burst';
import { createVisitGenerator } from './visitGenerator';
import { IN_TIME } from './figures';
import { instances } from './instances';
import { isolation } from './isolation';
import { loadData } from './loadData';
import { measureStealTime } from './machine';
import { overload } from './overload';
import { startProduct } from './product';
import { reads } from './reads';
import { findSaturation, FIRST } from './saturation';
import { soak } from './soak';
import type { Broken } from './stage';
import { createWorld } from './world';

/**
 * The large data set under the load of a community, each service a process of its own, all on this machine: `npm run
 * bench:load`, which says what can be chosen when it is asked for anything else. Ends with 1 when a bound is not held.
 */
const chosen = readArguments(process.argv.slice(2));
if (!chosen) {
  console.error(USAGE);
  process.exit(2);
}
const { stages, minutes, rate, folder } = chosen;
const cleanUp = createCleanUp();
const dataDir = folder ?? cleanUp.temporaryFolder('load');
mkdirSync(dataDir, { recursive: true });
const agent = new Agent({ keepAlive: true, scheduling: 'fifo', timeout: MAX_REST_MS });
cleanUp.add(() => agent.destroy());

try {
  const broken = await run();
  for (const bound of broken) console.log(`NOT HELD: ${bound}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await cleanUp.run();
}

async function run(): Promise<Broken> {
  const database = await createDatabase(dataDir);
  cleanUp.add(database.end);
  await database.start();
  const uri = databaseAt(database.port);
  for (const size of ['demo', 'large'] as const)
    console.log(`${size} data loaded in ${(await loadData(uri, size)).toFixed(0)} s`);
  // Loading leaves gaps in the file, which a start closes.
  await database.end();
  await database.start();
  const product = await startProduct({ uri, dataDir, size: 'large', instances: 1 });
  cleanUp.add(product.stop);
  const world = await createWorld({ uri, size: 'large', port: product.port, agent }, demoRandom('world'));
  const crowd = createVisitGenerator(world, 'crowd');
  const ground = { uri, dataDir, product, database, world, crowd };
  const stealing = measureStealTime();
  console.log(`${new Date().toISOString()}, ${cpus().length} cores, ${cpus()[0]?.model}`);
  console.log(
    `load before ${loadavg()[0]!.toFixed(1)}; served is what is answered well within ${IN_TIME} ms\n`,
  );

  await crowd.warmUp();
  const saturation = rate === null ? await findSaturation(crowd) : { rate, peak: rate };
  if (!saturation) return [`${FIRST} visits a second were too many`];
  const from = { uri, dataDir, agent, database };
  const works: Record<(typeof stages)[number], () => Promise<Broken>> = {
    overload: () => overload(crowd, saturation),
    burst: () => burst(crowd, saturation),
    isolation: () => isolation(ground, saturation),
    reads: () => reads(ground, from),
    soak: async () => {
      await product.stop();
      return soak(from, saturation, minutes);
    },
    instances: async () => {
      await product.stop();
      return instances(from, saturation);
    },
  };
  const broken: Broken = [];
  for (const stage of stages) {
    console.log(stage);
    broken.push(...(await works[stage]()));
  }
  console.log(`load after ${loadavg()[0]!.toFixed(1)}, ${stealing()} % of CPU time stolen meanwhile`);
  return broken;
}
