import { logBeta } from './logBeta';

/** Numbers of trials and of failed ones. */
export interface Trials {
  asked: number;
  failing: number;
  /** Design effect: how many trials are worth one independent one; 1 when all are independent. */
  runs?: number;
}

/** The hypothesis to test. */
export interface Question {
  /** Trials of the previous version. */
  baseline: Trials;
  /** The prior, as imaginary trials. */
  prior: Trials;
  /** The difference of a harmful version, 0 to 1. */
  more: number;
}

/** Error rates, 0 to 1. */
export interface ErrorRates {
  /** An ordinary version is called failing, over any number of looks. */
  falseAlarm: number;
  /** A harmful version is called healthy. */
  miss: number;
}

export type Finding = 'failing' | 'healthy' | 'open';

/**
 * Two sequential tests of Bernoulli trials, which may be evaluated after each trial, unlike a test for a fixed number.
 * Whether more fails than before: `weightAgainst`. Whether it is as good as before, so that it may be ramped: Wald's
 * probability ratio test (A. Wald, Sequential Tests of Statistical Hypotheses, Annals of Mathematical Statistics 16, 1945).
 */
export function findingOf(trials: Trials, question: Question, { falseAlarm, miss }: ErrorRates): Finding {
  if (weightAgainst(trials, question) >= Math.log(1 / falseAlarm)) return 'failing';
  return weightFor(trials, question) <= Math.log(miss) ? 'healthy' : 'open';
}

/** The harmful failure rates tested for, all equally likely: above the previous rate by these multiples of `more`, */
const MULTIPLES = [1, 2, 4, 10];
/** and these rates themselves. */
const EXTREME_RATES = [0.5, 0.95];
const MAX_RATE = 0.95;

/**
 * The logarithm of the likelihood ratio for "more fails than before". The previous rate is known only as well as its trials
 * allow, so it is not a number but its posterior Beta distribution, and future trials are beta-binomial. Without a change
 * the ratio is a martingale, so that by Ville's inequality it ever reaches `1 / falseAlarm` with at most that probability.
 */
export function weightAgainst(
  { asked, failing, runs = 1 }: Trials,
  { baseline, prior, more }: Question,
): number {
  // Repeated trials of the same people count less, for both versions.
  const cluster = Math.max(runs, baseline.runs ?? 1);
  const failed = failing / cluster;
  const well = (asked - failing) / cluster;
  const before = knownOf(baseline, prior);
  const unchanged =
    logBeta(before.failing + failed, before.asked - before.failing + well) -
    logBeta(before.failing, before.asked - before.failing);
  const rate = before.failing / before.asked;
  const harmful = [...MULTIPLES.map((multiple) => rate + multiple * more), ...EXTREME_RATES]
    .map((worse) => Math.min(Math.max(worse, rate + more), MAX_RATE))
    .map((worse) => failed * Math.log(worse) + well * Math.log(1 - worse));
  return logMeanExp(harmful) - unchanged;
}

/** The same for Wald's test: the fewer failures, the likelier it is as good. */
export function weightFor({ asked, failing }: Trials, question: Question): number {
  const { ordinary, harmful, runs } = hypothesesFrom(question);
  return (
    (failing * Math.log(harmful / ordinary) + (asked - failing) * Math.log((1 - harmful) / (1 - ordinary))) /
    runs
  );
}

/** The floor of the rate of failures, as measured on healthy versions; less is chance. */
const FLOOR = 0.001;

/** With few trials the previous rate is uncertain: two standard errors are added. */
export function hypothesesFrom({ baseline, prior, more }: Question) {
  const { asked, failing } = knownOf(baseline, prior);
  const rate = failing / asked;
  const ordinary = Math.min(Math.max(rate + 2 * Math.sqrt((rate * (1 - rate)) / asked), FLOOR), 0.5);
  return { rate, ordinary, harmful: Math.min(ordinary + more, MAX_RATE), runs: baseline.runs ?? 1 };
}

const knownOf = ({ asked, failing, runs = 1 }: Trials, prior: Trials) => ({
  asked: asked / runs + prior.asked,
  failing: failing / runs + prior.failing,
});

function logMeanExp(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0) / values.length);
}
