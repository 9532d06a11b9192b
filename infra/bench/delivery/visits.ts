import type { AskedNote, Kind, Outcome } from '@athenaeum/registry';

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
  /** A time in which something behind does not answer four of ten operations, whoever asks, ms from the release on. */
  outage?: { from: number; to: number } | undefined;
}

export interface Area {
  remote: string;
  /** The version that a visit gets which begins then. */
  versionAt: (ms: number, random: () => number) => string;
  /** What of its mutations fails besides, by version, 0 to 1. */
  failing: (version: string) => number;
}

/** Of people who have a page open for long, not for a minute. */
const STAYING = 0.1;
const STAY = 15 * MINUTE;
const OUTAGE_FAILS = 0.4;

/** What the visits of a time ask, oldest first; times are ms from the release on. */
export function visitsOf(
  { remote, versionAt, failing }: Area,
  crowd: Crowd,
  weather: Weather,
  { from, to }: { from: number; to: number },
  random: () => number,
): AskedNote[] {
  const asked: AskedNote[] = [];
  for (let begins = from + gap(); begins < to; begins += gap()) visit(begins);
  return asked.sort((a, b) => a.at - b.at);

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
      ask('mutations', neverSucceeds ? 1 : failing(version));
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

  /** How often something happens that happens so often on average (Knuth). */
  function poisson(mean: number): number {
    let count = 0;
    for (let left = random(); left > Math.exp(-mean); left *= random()) count++;
    return count;
  }
}
