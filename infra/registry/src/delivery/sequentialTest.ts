/** Trials, and how many of them failed. */
export interface Trials {
  asked: number;
  failing: number;
  /** How many trials say as much as one that is independent of the others; 1 where all are. */
  runs?: number;
}

/** Two answers to how often an operation fails, 0 to 1. */
export interface Hypotheses {
  /** As it does with the version before. */
  ordinary: number;
  /** As it does with a version that is to be taken back. */
  harmful: number;
  /** As of `Trials`: so many are counted for one. */
  runs: number;
}

/** How often each answer may be wrong, 0 to 1. */
export interface ErrorRates {
  /** An ordinary version is called failing, however often and however long one looks. */
  falseAlarm: number;
  /** A harmful one is called healthy. */
  miss: number;
}

export type Finding = 'failing' | 'healthy' | 'open';

/**
 * Wald's sequential probability ratio test of Bernoulli trials (A. Wald, Sequential Tests of Statistical Hypotheses, Annals of
 * Mathematical Statistics 16, 1945). The ratio of the likelihoods is a martingale where the ordinary answer is true, so that by
 * Ville's inequality it ever reaches `1 / falseAlarm` with no more than that probability: one may look after each trial, which
 * a test for a fixed number of them forbids. Of all such tests it takes the fewest trials on average.
 */
export function findingOf(trials: Trials, hypotheses: Hypotheses, { falseAlarm, miss }: ErrorRates): Finding {
  const weight = weightOf(trials, hypotheses);
  if (weight >= Math.log(1 / falseAlarm)) return 'failing';
  return weight <= Math.log(miss) ? 'healthy' : 'open';
}

/** The logarithm of how much likelier the trials are where the harmful answer is true. */
export const weightOf = ({ asked, failing }: Trials, { ordinary, harmful, runs }: Hypotheses): number =>
  (failing * Math.log(harmful / ordinary) + (asked - failing) * Math.log((1 - harmful) / (1 - ordinary))) /
  runs;

/** So often operations fail in an area that is well: as measured, what is less is chance. */
const FLOOR = 0.001;
/** What is believed of a version that nobody has asked anything of weighs as much as so many trials. */
const BELIEVED = 20;

/**
 * What is held against a version: that so much more of it (0 to 1) fails than of the version before. Of few trials the rate of
 * that one is not known well; it is taken to be two standard errors higher than it looks.
 */
export function hypothesesFrom({ asked, failing, runs = 1 }: Trials, more: number): Hypotheses {
  const trials = asked / runs + BELIEVED;
  const rate = (failing / runs + BELIEVED * FLOOR) / trials;
  const ordinary = Math.min(Math.max(rate + 2 * Math.sqrt((rate * (1 - rate)) / trials), FLOOR), 0.5);
  return { ordinary, harmful: Math.min(ordinary + more, 0.95), runs };
}
