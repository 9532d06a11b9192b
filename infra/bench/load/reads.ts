import type { Agent } from 'node:http';
import { demoRandom } from '@athenaeum/kit/demo';
import type { Services } from '../../processes/services';
import { percentile } from '../gateway/measure';
import { tenths } from './figures';
import { communityMix } from './mix';
import { startProduct } from './product';
import type { Broken } from './stage';
import { createWorld, type World } from './world';

const ROUNDS = 60;
const WARM_UP = 15;
const MAX_SLOWDOWN = 2;
/** Differences below this are noise of the machine, ms. */
const NOISE = 3;

/** Every read of the mix on the demo data and on the large one, one at a time and in turn: what disturbs one disturbs both. */
export async function reads(
  large: { product: Services; world: World },
  from: { uri: string; dataDir: string; agent: Agent },
): Promise<Broken> {
  const product = await startProduct({ ...from, size: 'demo', instances: 1 });
  try {
    const world = await createWorld({ ...from, size: 'demo', port: product.port }, demoRandom('reads'));
    const rows = await compare([world, large.world]);
    console.table(rows.map(({ name, ...figures }) => ({ read: name, ...figures })));
    return rows
      .filter((row) => row['large p95 ms'] > MAX_SLOWDOWN * row['demo p95 ms'] + NOISE)
      .map(({ name }) => `${name} takes more than twice as long on the large data`);
  } finally {
    await product.stop();
  }
}

async function compare(worlds: readonly [demo: World, large: World]) {
  const mixes = worlds.map((world) => communityMix(world, demoRandom('reads')).filter((one) => !one.isWrite));
  const rows = [];
  for (const [index, { name }] of mixes[0]!.entries()) {
    const times: [number[], number[]] = [[], []];
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const [which, world] of worlds.entries()) {
        const startedAt = performance.now();
        const caller = world.callers[Math.abs(round) % world.callers.length]!;
        const problem = await mixes[which]![index]!.run(caller);
        if (problem) throw new Error(`${name}: ${problem}`);
        if (round >= 0) times[which]!.push(performance.now() - startedAt);
      }
    const [demo, large] = times;
    rows.push({
      name,
      'demo p50 ms': tenths(percentile(demo, 50)),
      'large p50 ms': tenths(percentile(large, 50)),
      'times p50': tenths(percentile(large, 50) / percentile(demo, 50)),
      'demo p95 ms': tenths(percentile(demo, 95)),
      'large p95 ms': tenths(percentile(large, 95)),
      'times p95': tenths(percentile(large, 95) / percentile(demo, 95)),
    });
  }
  return rows;
}
