import type { Connection } from 'mongoose';
import { insufficientEvidence } from '../failingTabs';
import type { RecentRelease } from '../releases';
import {
  type Thresholds,
  type Evidence,
  evidenceOf,
  type EvidenceBySignal,
  hasFailed,
  outageMinutes,
  NOTHING,
} from './evidence';
import { describeThreshold } from './levels';
import { type ErrorRates, findingOf, hypothesesFrom, type Question } from './sequentialTest';
import { JUDGING, type Kind, KINDS, MISS, type Signal, SIGNALS } from './signals';
import { BASELINE_MS, baselineOf } from './baseline';

export interface HarmLimits {
  /** Roll back when the failure rate is about this much higher than the previous version's, 0 to 1; 0: never. */
  more: number;
  /** Minimum of failing people and of their networks. */
  people: number;
  networks: number;
}

/** A version and the live version before it. */
export interface Comparison {
  name: string;
  version: string;
  before: string | undefined;
  /** Since when the version is released, epoch ms. */
  at: number;
  /** Number of evaluations; the error rate is divided among them. */
  steps: number;
  /** Recent releases of other areas. */
  lately: readonly RecentRelease[];
}

/** Why the version is harmful, and why that is doubtful: too few people, or another cause. */
export interface Harm {
  why: string;
  doubt: string | null;
}

/** How long after its release a version is evaluated, ms; the data is kept for two hours. */
export const EVALUATION_MS = 60 * 60_000;

/** Whether a version is worse than the previous one; null without evidence. */
export async function harmOf(
  connection: Connection,
  { name, version, before, at, steps, lately }: Comparison,
  { more, people, networks }: HarmLimits,
  now = Date.now(),
): Promise<Harm | null> {
  if (more === 0 || now - at > EVALUATION_MS) return null;
  const from = minuteOf(at);
  if (!(await hasFailed(connection, { remote: name, version, from }))) return null;
  const baseline = await baselineOf(connection, { name, before, from });
  const evidence = await evidenceOf(connection, { remote: name, version }, { from }, baseline);
  let doubted: Harm | null = null;
  for (const signal of SIGNALS) {
    // Too few to decide, whatever the baseline rate.
    if (evidence[signal].failingPeople < people) continue;
    const question = questionOf(signal, baseline[signal], more);
    if (findingOf(evidence[signal], question, ratesOf(signal, steps)) !== 'failing') continue;
    const doubt =
      insufficientEvidence(countsOf(evidence[signal]), { people, networks }) ??
      (await otherReason(signal, evidence[signal]));
    const harm = { why: figuresOf(signal, evidence[signal], question), doubt };
    if (!doubt) return harm;
    doubted ??= harm;
  }
  return doubted;

  /** Another cause: something else that fails at the same time and did not before. */
  async function otherReason(signal: Signal, mine: Evidence): Promise<string | null> {
    const fails = (theirs: EvidenceBySignal, usually: EvidenceBySignal) =>
      findingOf(theirs[signal], questionOf(signal, usually[signal], more), ratesOf(signal)) === 'failing' &&
      insufficientEvidence(countsOf(theirs[signal]), { people, networks }) === null;
    const of = async (one: string | undefined, thresholds: Thresholds) =>
      one ? evidenceOf(connection, { remote: name, version: one }, { from }, thresholds) : NOTHING;
    if (fails(await of(before, baseline), baseline))
      return `${signal} of ${before} fail too at the same time`;
    // Two bad versions must not excuse each other.
    const without = lately.filter((one) => one.wasWithdrawn || one.at >= from - EVALUATION_MS);
    const others = { except: name, without };
    const earlier = await evidenceOf(connection, others, { from: from - BASELINE_MS, to: from });
    if (fails(await evidenceOf(connection, others, { from }, earlier), earlier))
      return `${signal} of other areas fail too at the same time`;
    return isKind(signal) && mine.away > mine.failingPeople / 2 ? whileAway(signal) : null;
  }

  /** An outage affects all versions alike. */
  async function whileAway(kind: Kind): Promise<string | null> {
    const minutes = await outageMinutes(connection, { remote: name, version, from }, kind);
    const meanwhile = async (one: string) =>
      (await evidenceOf(connection, { remote: name, version: one }, { minutes }, NOTHING))[kind];
    const mine = await meanwhile(version);
    const beside = before ? await meanwhile(before) : NOTHING[kind];
    if (beside.asked < ENOUGH_BESIDE)
      return 'something does not answer, and too few have another version to compare with';
    return beside.failing / beside.asked > mine.failing / mine.asked / 3
      ? `something does not answer, with ${before} neither`
      : null;
  }
}

/** Minutes of people with the previous version, in the same period, that suffice for a comparison. */
const ENOUGH_BESIDE = 20;

/** @param more the configured difference for failures */
export const questionOf = (signal: Signal, baseline: Evidence, more: number): Question => ({
  baseline,
  prior: JUDGING[signal].prior,
  more: JUDGING[signal].more ?? more,
});

export const ratesOf = (signal: Signal, steps = 1): ErrorRates => ({
  falseAlarm: JUDGING[signal].falseAlarm / steps,
  miss: MISS,
});

const isKind = (signal: Signal): signal is Kind => (KINDS as readonly Signal[]).includes(signal);

const countsOf = ({ networks, failingPeople }: Evidence) => ({ failingNetworks: networks, failingPeople });

function figuresOf(signal: Signal, evidence: Evidence, question: Question): string {
  const { failing, failingPeople, people, asked, threshold } = evidence;
  const what = isKind(signal) ? `${signal} fail` : describeThreshold(signal, threshold);
  const share = JUDGING[signal].isOfPeople ? '' : `in ${percent(failing / asked)} of ${asked} minutes, `;
  const ordinary = percent(hypothesesFrom(question).rate);
  return `${what} for ${failingPeople} of ${people} people (${share}ordinary is ${ordinary})`;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Data is recorded by the minute. */
export const minuteOf = (at: number) => Math.floor(at / 60_000) * 60_000;
