import { setTimeout as pause } from 'node:timers/promises';
import type { Subgraph } from '../../processes/services';
import { figuresOf, shown } from './figures';
import type { Outcome } from './runOpenLoop';
import type { Saturation } from './saturation';
import type { Broken, LoadTarget } from './stage';

const SECONDS = 20;
/** The p99 of the other pages may double, plus so many ms. */
const MORE = 100;
const GOOD = 99;
/** Until requests from the time it hung have ended, ms. */
const REST = 5000;

/** Visits that ask a subgraph for anything: the others must not notice that it hangs. Every visit asks users for the viewer. */
const ASKING: readonly (readonly [Subgraph, readonly string[]])[] = [
  ['coaching', ['coaches', 'search']],
  ['opportunities', ['opportunities']],
  [
    'content',
    [
      'home',
      'progress saved',
      'salon page',
      'search',
      'suggestions',
      'calendar',
      'coaches',
      'my salons',
      'RSVP',
      'calendar feed',
    ],
  ],
];

/** One subgraph after the other takes requests and answers none. */
export async function isolation({ crowd, product }: LoadTarget, { rate }: Saturation): Promise<Broken> {
  const broken: Broken = [];
  for (const [name, asking] of ASKING) {
    const others = (outcomes: readonly Outcome[]) =>
      figuresOf(
        outcomes.filter(({ visit }) => !asking.includes(visit)),
        SECONDS,
      );
    const before = others(await crowd.steadily(rate / 2, SECONDS));
    const instance = product.instanceOf(name);
    instance.suspend();
    const hanging = await crowd.steadily(rate / 2, SECONDS).finally(instance.resume);
    const during = others(hanging);
    console.table({
      [`without need of ${name}, before`]: shown(before),
      '... while it hangs': shown(during),
      'all visits then': shown(figuresOf(hanging, SECONDS)),
    });
    if (during.p99 > 2 * before.p99 + MORE || during.good < GOOD)
      broken.push(`what does not need ${name} was slower or failed while it hung`);
    await pause(REST);
  }
  return broken;
}
