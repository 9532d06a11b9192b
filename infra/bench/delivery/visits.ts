import { type OperationNote, type VitalsNote, type Kind, levelsOf, type Outcome } from '@athenaeum/registry';

const MINUTE = 60_000;

/** Assumptions about the visitors of an area. */
export interface Population {
  /** New visits per minute. */
  perMinute: number;
  /** Average number of mutations of a visit, within its first minute. */
  mutations: number;
  queries: number;
  /** Number of networks; the n-th has a share of one n-th of the first. */
  networks: number;
  /** Number of members. */
  members: number;
  /** Share of slow devices, on which everything takes `SLOWER` times as long, 0 to 1. */
  slow: number;
  /** Share of browsers that measure web vitals, 0 to 1. */
  measuring: number;
}

/** Failures that occur with any version. */
export interface BackgroundFailures {
  /** Share of operations that fail with any version, 0 to 1. */
  ordinary: number;
  /** Share of unlucky visits, 0 to 1, and of their failing operations. */
  unlucky: number;
  unluckyFail: number;
  /** Share of members for whom every mutation fails, with any version, 0 to 1. */
  alwaysFail?: number | undefined;
  /** Share of minutes with a failing handler, with any version, 0 to 1. */
  handlers: number;
  /** Share of members with a failing handler in every minute, because of a browser extension, 0 to 1. */
  handlersAlways: number;
  /** A period in which a dependency fails four of ten operations, ms after the release. */
  outage?: { from: number; to: number } | undefined;
}

export interface Area {
  remote: string;
  /** The version of a visit that starts then. */
  versionAt: (ms: number, random: () => number) => string;
  /** The harm of a version. */
  harmOf: (version: string) => Harm;
}

/** On top of the background failures. */
export interface Harm {
  /** Share of failing mutations, 0 to 1. */
  mutations?: number;
  /** Share of visits with a failing handler in each minute, 0 to 1. */
  handlers?: number;
  /** Factor of the duration of interactions. */
  interactions?: number;
  /** Additional blocking time per minute, ms. */
  blocked?: number;
}

export interface Visited {
  asked: OperationNote[];
  vitals: VitalsNote[];
}

/** Share of people who stay long. */
const STAYING = 0.1;
const STAY = 15 * MINUTE;
const OUTAGE_FAILS = 0.4;
/** Share of minutes of a visit with interactions. */
const IN_USE = 0.8;
const SLOWER = 3;
/** Median and sigma of the lognormal distribution on an ordinary device. */
const INTERACTION = { median: 70, spread: 0.6 };
const BLOCKED = { median: 60, spread: 0.8 };
const SHIFT = { median: 0.01, spread: 1.2 };
const ARRIVED = { median: 350, spread: 0.6 };
/** Sigma of the factor by which devices and people differ. */
const OF_A_PERSON = 0.4;

/** Requests and reports of the visits in a period, oldest first; times are ms after the release. */
export function visitsOf(
  { remote, versionAt, harmOf }: Area,
  crowd: Population,
  weather: BackgroundFailures,
  { from, to }: { from: number; to: number },
  random: () => number,
): Visited {
  const asked: OperationNote[] = [];
  const vitals: VitalsNote[] = [];
  for (let begins = from + gap(); begins < to; begins += gap()) visit(begins);
  const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;
  return { asked: asked.sort(byTime), vitals: vitals.sort(byTime) };

  /** Poisson arrivals. */
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

  /** About once a minute a page reports its web vitals. */
  function use(
    about: Omit<VitalsNote, 'levels' | 'at'>,
    member: number,
    { begins, lasts }: { begins: number; lasts: number },
  ): void {
    const harm = harmOf(about.version);
    const isMeasuring = random() < crowd.measuring;
    const isSlow = member < crowd.slow * crowd.members;
    // From the other end, so that slow devices and the extension are independent.
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
      // Failures are reported at once.
      vitals.push({ ...about, levels, at: begins + told - (failed ? random() * MINUTE : 0) });
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

  /** A standard normal value (Box and Muller). */
  function normal(): number {
    return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  }

  /** A Poisson value (Knuth). */
  function poisson(mean: number): number {
    let count = 0;
    for (let left = random(); left > Math.exp(-mean); left *= random()) count++;
    return count;
  }
}
