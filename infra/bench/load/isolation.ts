import { setTimeout as pause } from 'node:timers/promises';
import type { Subgraph } from '../../processes/services';
import { figuresOf, shown } from './figures';
import type { Outcome } from './offer';
import type { Saturation } from './saturation';
import type { Broken, Ground } from './stage';

const SECONDS = 20;
/** The tail of the others may come to twice what it was, and so many ms. */
const MORE = 100;
const GOOD = 99;
/** Until what it was asked while it hung is done with, ms. */
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
export async function isolation({ crowd, product }: Ground, { rate }: Saturation): Promise<Broken> {
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
