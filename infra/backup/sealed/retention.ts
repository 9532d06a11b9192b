import type { Kept } from './record';

export interface Retention {
  days: number;
  weeks: number;
}

const DAY = 86_400_000;
/** A backup without a record is one that is being made, until it is older than this. */
const UNFINISHED = DAY;
/** 1970-01-01 was a Thursday. */
const MONDAY = 4 * DAY;

/** Those that need not be kept: neither the last of one of the newest days or weeks that have one, nor still being made. */
export function expired(kept: readonly Kept[], { days, weeks }: Retention, now: number): Kept[] {
  const whole = kept.filter(({ isWhole }) => isWhole);
  const wanted = new Set([
    ...newestOf(whole, (at) => Math.floor(at / DAY), days),
    ...newestOf(whole, (at) => Math.floor((at - MONDAY) / (7 * DAY)), weeks),
  ]);
  return kept.filter((one) => (one.isWhole ? !wanted.has(one.id) : now - timeOf(one.id) > UNFINISHED));
}

/** The last of each of so many periods, in UTC. */
function newestOf(whole: readonly Kept[], periodOf: (at: number) => number, count: number): string[] {
  const last = new Map<number, string>();
  for (const { id } of [...whole].sort((a, b) => (a.id < b.id ? -1 : 1))) last.set(periodOf(timeOf(id)), id);
  return [...last.values()].slice(-count);
}

export const timeOf = (id: string): number =>
  Date.parse(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'));
