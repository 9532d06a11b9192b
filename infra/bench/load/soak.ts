import { SERVICES } from '../../processes/services';
import { figuresOf, shown, tenths } from './figures';
import type { Saturation } from './saturation';
import type { Broken, LoadTarget } from './stage';

/** Caches fill in the first part of it; what grows on after that is not flat. */
const WARM_UP = 0.4;
const MAX_GROWTH = 1.1;
const SLACK = 8 * 2 ** 20;
const GOOD = 99;
const MB = 2 ** 20;

/** Half the saturation load for some minutes: compares heaps after garbage collection, in the middle and at the end. */
export async function soak(
  { crowd, product, database }: LoadTarget,
  { rate }: Saturation,
  minutes: number,
): Promise<Broken> {
  const parts = [
    ...SERVICES.map((name) => ({ name, instance: product.instanceOf(name) })),
    { name: 'database', instance: database },
  ];
  const seconds = minutes * 60;
  const memories = () => Promise.all(parts.map(({ instance }) => instance.memory()));
  const atFirst = await memories();
  await crowd.steadily(rate / 2, seconds * WARM_UP);
  const warm = await memories();
  const rest = seconds * (1 - WARM_UP);
  const figures = figuresOf(await crowd.steadily(rate / 2, rest), rest);
  const after = await memories();

  console.table({ [`half of it, the last ${Math.round(rest)} s`]: shown(figures) });
  console.table(
    Object.fromEntries(
      parts.map(({ name }, index) => [
        name,
        {
          'heap at first MB': tenths(atFirst[index]!.heap / MB),
          'warm MB': tenths(warm[index]!.heap / MB),
          'after MB': tenths(after[index]!.heap / MB),
          'resident at first MB': Math.round(atFirst[index]!.rss / MB),
          'resident warm MB': Math.round(warm[index]!.rss / MB),
          'resident after MB': Math.round(after[index]!.rss / MB),
        },
      ]),
    ),
  );
  const grown = parts.filter((_, index) => after[index]!.heap > warm[index]!.heap * MAX_GROWTH + SLACK);
  return [
    ...grown.map(({ name }) => `the heap of ${name} grew`),
    ...(figures.good < GOOD ? [`${figures.good.toFixed(1)} % were served at half of saturation`] : []),
  ];
}
