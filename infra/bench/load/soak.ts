import type { Agent } from 'node:http';
import { demoRandom } from '@athenaeum/kit/demo';
import type { Instance } from '../../processes/instance';
import { SERVICES, type Services } from '../../processes/services';
import { countLost } from './acknowledged';
import { figuresOf, shown, tenths } from './figures';
import { startProduct } from './product';
import type { Outcome } from './runOpenLoop';
import type { Saturation } from './saturation';
import type { Broken } from './stage';
import { createVisitGenerator } from './visitGenerator';
import { createWorld } from './world';

const INSTANCES = 2;
/** Processes that start in the third one are compared like those before them: after a quarter, and after two. */
const QUARTERS = ['first quarter', 'second', 'third, with a rolling restart', 'fourth'] as const;
const RESTARTED_IN = 2;
// What is flat differs by one megabyte; a leak with each message that a worker delivered was three in a quarter of an hour.
const MAX_GROWTH = 1.02;
const SLACK = 2 * 2 ** 20;
const GOOD = 99.9;
const MB = 2 ** 20;

interface Part {
  name: string;
  instance: Instance;
}

/**
 * Half the saturation load for some minutes on two of each service, which are restarted one after the other in the middle: compares
 * heaps after garbage collection, and what was acknowledged with what is stored.
 */
export async function soak(
  from: { uri: string; dataDir: string; agent: Agent; database: Instance },
  { rate }: Saturation,
  minutes: number,
): Promise<Broken> {
  const product = await startProduct({ ...from, size: 'large', instances: INSTANCES });
  try {
    const world = await createWorld({ ...from, size: 'large', port: product.port }, demoRandom('soak'));
    const crowd = createVisitGenerator(world, 'soak');
    await crowd.warmUp();
    const parts = partsOf(product, from.database);
    const seconds = (minutes * 60) / QUARTERS.length;
    const heaps: number[][] = [];
    const outcomes: Outcome[] = [];
    const codes: (number | null)[] = [];
    for (const [index, quarter] of QUARTERS.entries()) {
      const load = crowd.steadily(rate / 2, seconds);
      if (index === RESTARTED_IN) codes.push(...(await restartAll(product)));
      const served = await load;
      outcomes.push(...served);
      console.table({ [quarter]: shown(figuresOf(served, seconds)) });
      heaps.push(await Promise.all(parts.map(async ({ instance }) => (await instance.memory()).heap)));
    }
    console.table(tableOf(parts, heaps));
    const { good } = figuresOf(outcomes, minutes * 60);
    const lost = await countLost(from.uri, 'large', world.acknowledged);
    const { seats, progress } = world.acknowledged;
    console.log(
      `${outcomes.length} visits, ${good.toFixed(2)} % good; ${seats.size} seats and ${progress.size} recordings acknowledged, ${lost} lost; ended with ${codes.join(' ')}\n`,
    );
    return [
      ...grown(parts, heaps),
      ...(good < GOOD ? [`${good.toFixed(2)} % were served at half of saturation`] : []),
      ...(lost > 0 ? [`${lost} writes were acknowledged and are not there`] : []),
      ...(codes.some((code) => code !== 0) ? [`a service did not end with 0: ${codes.join(' ')}`] : []),
    ];
  } finally {
    await product.stop();
  }
}

const partsOf = (product: Services, database: Instance): Part[] => [
  ...SERVICES.flatMap((name) =>
    product.replicasOf(name).instances.map((instance, index) => ({ name: `${name} ${index + 1}`, instance })),
  ),
  { name: 'database', instance: database },
];

async function restartAll(product: Services): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  for (const name of SERVICES) codes.push(...(await product.replicasOf(name).restart()));
  return codes;
}

const tableOf = (parts: readonly Part[], heaps: readonly number[][]) =>
  Object.fromEntries(
    parts.map(({ name }, at) => [
      name,
      Object.fromEntries(
        QUARTERS.map((quarter, index) => [`${quarter}, MB`, tenths(heaps[index]![at]! / MB)]),
      ),
    ]),
  );

function grown(parts: readonly Part[], heaps: readonly number[][]): Broken {
  const hasGrown = (at: number, from: number) =>
    heaps[from + 1]![at]! > heaps[from]![at]! * MAX_GROWTH + SLACK;
  return parts
    .filter((_, at) => hasGrown(at, 0) || hasGrown(at, RESTARTED_IN))
    .map(({ name }) => `the heap of ${name} grew`);
}
