import type { DemoRandom } from '@athenaeum/kit/demo';

/** The expected arrivals per second, at a time in seconds since the start. */
export type Rate = (second: number) => number;

export const constantRate =
  (perSecond: number): Rate =>
  () =>
    perSecond;

/** 0 until a salon goes live; then a peak that decays exponentially. */
export const goingLive =
  (atFirst: number, since: number, lasting: number): Rate =>
  (second) =>
    second < since ? 0 : atFirst * Math.exp((since - second) / lasting);

/**
 * The times of independent arrivals, ascending, ms since the start: a Poisson process of a changing rate, by thinning one of the
 * highest rate.
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
