import type { Connection } from 'mongoose';
import type { Given } from '../releases';
import {
  type Bars,
  type Evidence,
  evidenceOf,
  type EvidenceBySignal,
  hasFailed,
  minutesAway,
  NOTHING,
} from './evidence';
import { beyond } from './levels';
import { type ErrorRates, findingOf, hypothesesFrom, type Question } from './sequentialTest';
import { JUDGING, type Kind, KINDS, MISS, type Signal, SIGNALS } from './signals';
import { LOOKED_BACK, usualOf } from './usual';

export interface HarmLimits {
  /** A version is taken back where about so much more of it fails than of the version before, 0 to 1; 0: never. */
  more: number;
  /** Failing people and their networks, at least. */
  people: number;
  networks: number;
}

/** One version beside the one that everybody had before it. */
export interface Comparison {
  name: string;
  version: string;
  before: string | undefined;
  /** Since when the version is given, epoch ms. */
  at: number;
  /** In how many steps it is judged: each may be mistaken so much less often. */
  steps: number;
  /** What other areas were given of late. */
  lately: readonly Given[];
}

/** It harms, and what is missing for it to be more than a few people's word, or this version's doing. */
export interface Harm {
  why: string;
  doubt: string | null;
}

/** How long after its release what people meet of a version is held against it, ms: it is kept for two hours. */
export const JUDGED = 60 * 60_000;

/** Whether people meet more of what is bad with a version than with the version before; null while nothing says so. */
export async function harmOf(
  connection: Connection,
  { name, version, before, at, steps, lately }: Comparison,
  { more, people, networks }: HarmLimits,
  now = Date.now(),
): Promise<Harm | null> {
  if (more === 0 || now - at > JUDGED) return null;
  const from = minuteOf(at);
  if (!(await hasFailed(connection, { remote: name, version, from }))) return null;
  const usual = await usualOf(connection, { name, before, from });
  const told = await evidenceOf(connection, { remote: name, version }, { from }, usual);
  let doubted: Harm | null = null;
  for (const signal of SIGNALS) {
    // So few decide nothing, whatever is ordinary.
    if (told[signal].failingPeople < people) continue;
    const question = questionOf(signal, usual[signal], more);
    if (findingOf(told[signal], question, ratesOf(signal, steps)) !== 'failing') continue;
    const doubt = tooFew(told[signal], { people, networks }) ?? (await otherReason(signal, told[signal]));
    const harm = { why: figuresOf(signal, told[signal], question), doubt };
    if (!doubt) return harm;
    doubted ??= harm;
  }
  return doubted;

  /** What else fails at the same time as it did not before, so that the version need not be the reason. */
  async function otherReason(signal: Signal, mine: Evidence): Promise<string | null> {
    const fails = (theirs: EvidenceBySignal, usually: EvidenceBySignal) =>
      findingOf(theirs[signal], questionOf(signal, usually[signal], more), ratesOf(signal)) === 'failing' &&
      tooFew(theirs[signal], { people, networks }) === null;
    const of = async (one: string | undefined, bars: Bars) =>
      one ? evidenceOf(connection, { remote: name, version: one }, { from }, bars) : NOTHING;
    if (fails(await of(before, usual), usual)) return `${signal} of ${before} fail too at the same time`;
    // Two that are bad must not be each other's excuse.
    const without = lately.filter((one) => one.wasTakenBack || one.at >= from - JUDGED);
    const others = { except: name, without };
    const earlier = await evidenceOf(connection, others, { from: from - LOOKED_BACK, to: from });
    if (fails(await evidenceOf(connection, others, { from }, earlier), earlier))
      return `${signal} of other areas fail too at the same time`;
    return isKind(signal) && mine.away > mine.failingPeople / 2 ? whileAway(signal) : null;
  }

  /** Something does not answer: with which version one asks for it need not matter. */
  async function whileAway(kind: Kind): Promise<string | null> {
    const minutes = await minutesAway(connection, { remote: name, version, from }, kind);
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

/** So many minutes of people with the version before, at the same time, say whether it meets the same. */
const ENOUGH_BESIDE = 20;

/** @param more what operators chose for what fails */
export const questionOf = (signal: Signal, usual: Evidence, more: number): Question => ({
  usual,
  believed: JUDGING[signal].believed,
  more: JUDGING[signal].more ?? more,
});

export const ratesOf = (signal: Signal, steps = 1): ErrorRates => ({
  falseAlarm: JUDGING[signal].falseAlarm / steps,
  miss: MISS,
});

const isKind = (signal: Signal): signal is Kind => (KINDS as readonly Signal[]).includes(signal);

function tooFew(
  told: Evidence,
  { people, networks }: Pick<HarmLimits, 'people' | 'networks'>,
): string | null {
  if (told.networks < networks)
    return `it is told from ${told.networks} of the ${networks} networks that are asked for`;
  if (told.failingPeople < people)
    return `it is told by ${told.failingPeople} of the ${people} people that are asked for`;
  return null;
}

function figuresOf(signal: Signal, told: Evidence, question: Question): string {
  const { failing, failingPeople, people, asked, bar } = told;
  const what = isKind(signal) ? `${signal} fail` : beyond(signal, bar);
  const share = JUDGING[signal].isOfPeople ? '' : `in ${percent(failing / asked)} of ${asked} minutes, `;
  const ordinary = percent(hypothesesFrom(question).rate);
  return `${what} for ${failingPeople} of ${people} people (${share}ordinary is ${ordinary})`;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** What was asked is known by the minute. */
export const minuteOf = (at: number) => Math.floor(at / 60_000) * 60_000;
