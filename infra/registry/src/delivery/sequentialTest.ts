import { logBeta } from './logBeta';

/** Trials, and how many of them failed. */
export interface Trials {
  asked: number;
  failing: number;
  /** How many trials say as much as one that is independent of the others; 1 where all are. */
  runs?: number;
}

/** What is held against a version. */
export interface Question {
  /** How it went with the version before. */
  usual: Trials;
  /** What is believed of a version before that, as imaginary trials. */
  believed: Trials;
  /** About so much more fails with a version that is to be taken back, 0 to 1. */
  more: number;
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
 * Two sequential tests of Bernoulli trials, so that one may look after each trial, which a test for a fixed number of them
 * forbids. Whether more fails than before: `weightAgainst`. Whether it is as well as before, so that more may get it: Wald's
 * probability ratio test (A. Wald, Sequential Tests of Statistical Hypotheses, Annals of Mathematical Statistics 16, 1945).
 */
export function findingOf(trials: Trials, question: Question, { falseAlarm, miss }: ErrorRates): Finding {
  if (weightAgainst(trials, question) >= Math.log(1 / falseAlarm)) return 'failing';
  return weightFor(trials, question) <= Math.log(miss) ? 'healthy' : 'open';
}

/** What is harmful may be so by little or by much, each as likely: so many times `more`, */
const TIMES = [1, 2, 4, 10];
/** or for half of all, or nearly all. */
const MOST_OF_ALL = [0.5, 0.95];
const MOST = 0.95;

/**
 * The logarithm of how much likelier the trials are where more fails than before. How much failed before is known only as well
 * as there were trials of it: it is not taken for a number but for all that it may be, each as likely as it is after them (the
 * Beta distribution, and of the trials to come the beta-binomial). The ratio is a martingale where nothing has changed, so that by
 * Ville's inequality it ever reaches `1 / falseAlarm` with no more than that probability.
 */
export function weightAgainst(
  { asked, failing, runs = 1 }: Trials,
  { usual, believed, more }: Question,
): number {
  // Where the same people fail, a trial says the less the more they have; whichever version shows it.
  const cluster = Math.max(runs, usual.runs ?? 1);
  const failed = failing / cluster;
  const well = (asked - failing) / cluster;
  const before = knownOf(usual, believed);
  const unchanged =
    logBeta(before.failing + failed, before.asked - before.failing + well) -
    logBeta(before.failing, before.asked - before.failing);
  const rate = before.failing / before.asked;
  const harmful = [...TIMES.map((times) => rate + times * more), ...MOST_OF_ALL]
    .map((worse) => Math.min(Math.max(worse, rate + more), MOST))
    .map((worse) => failed * Math.log(worse) + well * Math.log(1 - worse));
  return logMeanExp(harmful) - unchanged;
}

/** The same of Wald's test, where little more fails than before; the less, the likelier it is as well. */
export function weightFor({ asked, failing }: Trials, question: Question): number {
  const { ordinary, harmful, runs } = hypothesesFrom(question);
  return (
    (failing * Math.log(harmful / ordinary) + (asked - failing) * Math.log((1 - harmful) / (1 - ordinary))) /
    runs
  );
}

/** So often something fails where all is well: as measured, what is less is chance. */
const FLOOR = 0.001;

/** Of few trials the rate before is not known well; it is taken to be two standard errors higher than it looks. */
export function hypothesesFrom({ usual, believed, more }: Question) {
  const { asked, failing } = knownOf(usual, believed);
  const rate = failing / asked;
  const ordinary = Math.min(Math.max(rate + 2 * Math.sqrt((rate * (1 - rate)) / asked), FLOOR), 0.5);
  return { rate, ordinary, harmful: Math.min(ordinary + more, MOST), runs: usual.runs ?? 1 };
}

const knownOf = ({ asked, failing, runs = 1 }: Trials, believed: Trials) => ({
  asked: asked / runs + believed.asked,
  failing: failing / runs + believed.failing,
});

function logMeanExp(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0) / values.length);
}
