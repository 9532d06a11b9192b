import { logBeta } from '../delivery/logBeta';

/** Visits that began in the same period, and those of them that came to a figure. */
export interface Visits {
  visits: number;
  reached: number;
}

/** One period, with a canary and with the version before it. */
export interface Period {
  canary: Visits;
  before: Visits;
}

/** What a bad canary may leave of the odds of a figure, all equally likely. */
export const REMAINING_ODDS = [0.75, 0.5, 0.25, 0.05];

/**
 * The logarithm of the likelihood ratio for "fewer visits come to the figure with the canary". Of a period's visits as many came to
 * it as came to it, at whatever rate; where the canary changes nothing, those with it are drawn from them (hypergeometric), and with
 * odds of which a part remains they are by Fisher's noncentral distribution. So the ratio of each period is 1 on average whatever
 * the rate was, their product is a martingale, and by Ville's inequality it ever reaches `1 / falseAlarm` with at most that probability.
 *
 * @param periods in the order of time, only those that are over
 * @param runs how many visits are worth one independent one, at least 1
 */
export const weightOfDrop = (periods: readonly Period[], runs = 1): number =>
  weightFrom(periods.map(weightsIn), runs);

/** The same from what each period weighs. */
export const weightFrom = (weights: readonly (readonly number[])[], runs = 1): number =>
  logMeanExp(REMAINING_ODDS.map((_odds, index) => weights.reduce((sum, of) => sum + of[index]!, 0))) / runs;

/** What a period weighs, for each part of the odds that may remain. */
export function weightsIn({ canary, before }: Period): number[] {
  const reached = canary.reached + before.reached;
  const least = Math.max(0, reached - before.visits);
  const most = Math.min(reached, canary.visits);
  const ways = Array.from({ length: most - least + 1 }, (_, index) => {
    const ofCanary = least + index;
    return logChoose(canary.visits, ofCanary) + logChoose(before.visits, reached - ofCanary);
  });
  const all = logSumExp(ways);
  return REMAINING_ODDS.map(Math.log).map((logOdds) => {
    const withOdds = logSumExp(ways.map((way, index) => way + (least + index) * logOdds));
    return canary.reached * logOdds + all - withOdds;
  });
}

const logChoose = (n: number, k: number): number => -Math.log(n + 1) - logBeta(k + 1, n - k + 1);

const logMeanExp = (values: readonly number[]): number => logSumExp(values) - Math.log(values.length);

function logSumExp(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
