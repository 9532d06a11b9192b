import type { DemoRandom } from '@athenaeum/kit/demo';

/** How many a second are expected at a moment, in seconds since the beginning. */
export type Rate = (second: number) => number;

export const steady =
  (perSecond: number): Rate =>
  () =>
    perSecond;

/** Nobody, until a salon goes live: then many at once, and ever fewer as those who meant to come are there. */
export const goingLive =
  (atFirst: number, since: number, lasting: number): Rate =>
  (second) =>
    second < since ? 0 : atFirst * Math.exp((since - second) / lasting);

/**
 * When people come who know nothing of each other: a Poisson process of a rate that changes, by thinning one of the highest
 * rate. Milliseconds since the beginning, in order.
 */
export function* arrivals(
  random: DemoRandom,
  rate: Rate,
  { highest, seconds }: { highest: number; seconds: number },
): Generator<number> {
  for (let second = 0; ;) {
    second -= Math.log(1 - random.next()) / highest;
    if (second >= seconds) return;
    if (random.next() * highest < rate(second)) yield second * 1000;
  }
}
