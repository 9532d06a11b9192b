import type { Connection } from 'mongoose';
import { KINDS, type Kind } from './askedTabs';
import { type Evidence, evidenceOf, type EvidenceByKind, hasFailed, minutesAway, NOTHING } from './evidence';
import type { Given } from '../releases';
import { LOOKED_BACK, usualOf } from './usual';
import { type ErrorRates, findingOf, type Hypotheses, hypothesesFrom } from './sequentialTest';

export interface HarmLimits {
  /** A version is taken back where about so much more of its operations fails than of the version before, 0 to 1; 0: never. */
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

/** How long after its release a version's operations are held against it, ms: what people meet is kept for two hours. */
export const JUDGED = 60 * 60_000;

/**
 * One release in a hundred may be taken back though nothing is the matter with it, both kinds and all its steps together: mostly
 * for mutations, of which there are fewer, and which cost somebody what was done.
 */
export const ERROR_RATES: Record<Kind, ErrorRates> = {
  mutations: { falseAlarm: 0.008, miss: 0.05 },
  queries: { falseAlarm: 0.002, miss: 0.05 },
};

/** Whether more of a version's operations fail than of the version before; null while nothing says so. */
export async function harmOf(
  connection: Connection,
  { name, version, before, at, steps, lately }: Comparison,
  { more, people, networks }: HarmLimits,
  now = Date.now(),
): Promise<Harm | null> {
  if (more === 0 || now - at > JUDGED) return null;
  const from = minuteOf(at);
  if (!(await hasFailed(connection, { remote: name, version, from }))) return null;
  const told = await evidenceOf(connection, { remote: name, version }, { from });
  let doubted: Harm | null = null;
  for (const kind of KINDS) {
    // So few decide nothing, whatever is ordinary.
    if (told[kind].failingPeople < people) continue;
    const hypotheses = hypothesesFrom((await usualOf(connection, { name, before, from }))[kind], more);
    if (findingOf(told[kind], hypotheses, ratesOf(kind)) !== 'failing') continue;
    const doubt = tooFew(told[kind], { people, networks }) ?? (await otherReason(kind, told[kind]));
    const harm = { why: figuresOf(kind, told[kind], hypotheses), doubt };
    if (!doubt) return harm;
    doubted ??= harm;
  }
  return doubted;

  function ratesOf(kind: Kind): ErrorRates {
    const { falseAlarm, miss } = ERROR_RATES[kind];
    return { falseAlarm: falseAlarm / steps, miss };
  }

  /** What else fails at the same time as it did not before, so that the version need not be the reason. */
  async function otherReason(kind: Kind, mine: Evidence): Promise<string | null> {
    const fails = (told: EvidenceByKind, usually: EvidenceByKind) =>
      findingOf(told[kind], hypothesesFrom(usually[kind], more), ERROR_RATES[kind]) === 'failing' &&
      tooFew(told[kind], { people, networks }) === null;
    const beside = before
      ? await evidenceOf(connection, { remote: name, version: before }, { from })
      : NOTHING;
    if (fails(beside, await usualOf(connection, { name, before, from })))
      return `${kind} of ${before} fail too at the same time`;
    // Two that are bad must not be each other's excuse.
    const without = lately.filter((one) => one.wasTakenBack || one.at >= from - JUDGED);
    const others = { except: name, without };
    const earlier = { from: from - LOOKED_BACK, to: from };
    if (fails(await evidenceOf(connection, others, { from }), await evidenceOf(connection, others, earlier)))
      return `${kind} of other areas fail too at the same time`;
    return mine.away > mine.failingPeople / 2 ? whileAway(kind) : null;
  }

  /** Something does not answer: with which version one asks for it need not matter. */
  async function whileAway(kind: Kind): Promise<string | null> {
    const minutes = await minutesAway(connection, { remote: name, version, from }, kind);
    const meanwhile = async (one: string) =>
      (await evidenceOf(connection, { remote: name, version: one }, { minutes }))[kind];
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

const figuresOf = (
  kind: Kind,
  { failing, failingPeople, people, asked }: Evidence,
  { ordinary }: Hypotheses,
) =>
  `${kind} fail for ${failingPeople} of ${people} people (in ${percent(failing / asked)} of ${asked} minutes, ordinary is ${percent(ordinary)})`;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** What was asked is known by the minute. */
export const minuteOf = (at: number) => Math.floor(at / 60_000) * 60_000;
