import { type AskedNote, type FeltNote, type Kind, levelsOf, type Outcome } from '@athenaeum/registry';

const MINUTE = 60_000;

/** What is assumed of those who visit an area. */
export interface Crowd {
  /** Visits that begin in a minute. */
  perMinute: number;
  /** Mutations of one visit on average, within its first minute. */
  mutations: number;
  queries: number;
  /** Networks that people come from: of the n-th as many as one n-th of the first. */
  networks: number;
  /** How many different members there are. */
  members: number;
  /** How many have a slow device, on which everything takes `SLOWER` times as long, 0 to 1. */
  slow: number;
  /** How many browsers measure how it is to use a page, 0 to 1. */
  measuring: number;
}

/** How operations go. */
export interface Weather {
  /** How many of an area's operations fail whatever is released, 0 to 1. */
  ordinary: number;
  /** How many people are out of luck in a visit, 0 to 1, and how many of their operations then fail. */
  unlucky: number;
  unluckyFail: number;
  /** How many members no mutation ever succeeds for, with whichever version, 0 to 1. */
  alwaysFail?: number | undefined;
  /** How many minutes of people a handler fails in whatever is released, 0 to 1. */
  handlers: number;
  /** How many members it fails for in each, by an extension of their browser, with whichever version, 0 to 1. */
  handlersAlways: number;
  /** A time in which something behind does not answer four of ten operations, whoever asks, ms from the release on. */
  outage?: { from: number; to: number } | undefined;
}

export interface Area {
  remote: string;
  /** The version that a visit gets which begins then. */
  versionAt: (ms: number, random: () => number) => string;
  /** What is the matter with a version. */
  harmOf: (version: string) => Harm;
}

/** Besides what is ordinary. */
export interface Harm {
  /** Of its mutations fails, 0 to 1. */
  mutations?: number;
  /** Visits in each minute of which a handler fails, 0 to 1. */
  handlers?: number;
  /** Interactions take so many times as long. */
  interactions?: number;
  /** The page is blocked for so many ms more in each minute. */
  blocked?: number;
}

export interface Visited {
  asked: AskedNote[];
  felt: FeltNote[];
}

/** Of people who have a page open for long, not for a minute. */
const STAYING = 0.1;
const STAY = 15 * MINUTE;
const OUTAGE_FAILS = 0.4;
/** Minutes of a visit in which somebody does something. */
const IN_USE = 0.8;
const SLOWER = 3;
/** Median and spread (of the logarithm) of a minute on an ordinary device, as the lognormal distribution has them. */
const INTERACTION = { median: 70, spread: 0.6 };
const BLOCKED = { median: 60, spread: 0.8 };
const SHIFT = { median: 0.01, spread: 1.2 };
const ARRIVED = { median: 350, spread: 0.6 };
/** Devices and people differ from one to the next, in all that they do. */
const OF_A_PERSON = 0.4;

/** What the visits of a time ask and tell, oldest first; times are ms from the release on. */
export function visitsOf(
  { remote, versionAt, harmOf }: Area,
  crowd: Crowd,
  weather: Weather,
  { from, to }: { from: number; to: number },
  random: () => number,
): Visited {
  const asked: AskedNote[] = [];
  const felt: FeltNote[] = [];
  for (let begins = from + gap(); begins < to; begins += gap()) visit(begins);
  const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;
  return { asked: asked.sort(byTime), felt: felt.sort(byTime) };

  /** Visits come by chance, each independent of the others. */
  function gap(): number {
    return (-Math.log(1 - random()) * MINUTE) / crowd.perMinute;
  }

  function visit(begins: number): void {
    const version = versionAt(begins, random);
    const lasts = random() < STAYING ? STAY : MINUTE;
    const isUnlucky = random() < weather.unlucky;
    const member = Math.floor(random() * crowd.members);
    const neverSucceeds = member < (weather.alwaysFail ?? 0) * crowd.members;
    const about = {
      remote,
      version,
      tab: `${remote} ${begins}`,
      network: `${version} network ${networkOf()}`,
      member: `${version} member ${member}`,
    };
    const ask = (kind: Kind, more: number) => {
      const at = begins + random() * lasts;
      asked.push({ ...about, kind, at, outcome: outcomeOf(at, more, isUnlucky) });
    };
    for (let left = poisson(crowd.queries); left > 0; left--) ask('queries', 0);
    for (let left = poisson(crowd.mutations); left > 0; left--)
      ask('mutations', neverSucceeds ? 1 : (harmOf(version).mutations ?? 0));
    use(about, member, { begins, lasts });
  }

  /** About once a minute a page tells how it was to use it. */
  function use(
    about: Omit<FeltNote, 'levels' | 'at'>,
    member: number,
    { begins, lasts }: { begins: number; lasts: number },
  ): void {
    const harm = harmOf(about.version);
    const isMeasuring = random() < crowd.measuring;
    const isSlow = member < crowd.slow * crowd.members;
    // From the other end: who has a slow device need not have the extension.
    const isBroken = member >= crowd.members * (1 - weather.handlersAlways);
    const isHarmed = random() < (harm.handlers ?? 0);
    const pace = Math.exp(normal() * OF_A_PERSON) * (isSlow ? SLOWER : 1);
    for (let told = MINUTE; told <= lasts; told += MINUTE) {
      if (random() >= IN_USE) continue;
      const failed = isBroken || isHarmed || random() < weather.handlers;
      const first = told === MINUTE;
      const levels = levelsOf({
        failed,
        ...(isMeasuring && {
          interaction: pace * (harm.interactions ?? 1) * lognormal(INTERACTION),
          blocked: pace * (lognormal(BLOCKED) + (harm.blocked ?? 0)),
          shift: lognormal(SHIFT),
          ...(first && { arrived: pace * lognormal(ARRIVED) }),
        }),
      });
      // What fails is told at once.
      felt.push({ ...about, levels, at: begins + told - (failed ? random() * MINUTE : 0) });
    }
  }

  function outcomeOf(at: number, more: number, isUnlucky: boolean): Outcome {
    const { ordinary, unluckyFail, outage } = weather;
    if (outage && at >= outage.from && at < outage.to && random() < OUTAGE_FAILS) return 'away';
    return random() < ordinary + more + (isUnlucky ? unluckyFail : 0) ? 'failed' : 'answered';
  }

  function networkOf(): number {
    let left =
      random() * Array.from({ length: crowd.networks }, (_, n) => 1 / (n + 1)).reduce((a, b) => a + b);
    for (let n = 0; n < crowd.networks; n++) if ((left -= 1 / (n + 1)) <= 0) return n;
    return 0;
  }

  function lognormal({ median, spread }: { median: number; spread: number }): number {
    return median * Math.exp(spread * normal());
  }

  /** Box and Muller's. */
  function normal(): number {
    return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  }

  /** How often something happens that happens so often on average (Knuth). */
  function poisson(mean: number): number {
    let count = 0;
    for (let left = random(); left > Math.exp(-mean); left *= random()) count++;
    return count;
  }
}
