import { percentile } from '../gateway/measure';
import type { Outcome } from './runOpenLoop';

/** A visit that takes longer counts as not served. */
export const IN_TIME = 2000;

export interface Figures {
  /** Visits a second. */
  offered: number;
  /** ... of which all was answered, well and in time. */
  goodput: number;
  /** Of a hundred. */
  good: number;
  p50: number;
  p95: number;
  p99: number;
  /** The commonest things that went wrong, and how often. */
  problems: string;
}

export const isGood = ({ ms, problem }: Outcome): boolean => problem === null && ms <= IN_TIME;

export function figuresOf(outcomes: readonly Outcome[], seconds: number): Figures {
  const good = outcomes.filter(isGood).length;
  const times = outcomes.map(({ ms }) => ms);
  return {
    offered: outcomes.length / seconds,
    goodput: good / seconds,
    good: (good / outcomes.length) * 100,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    problems: commonest(outcomes),
  };
}

export const shown = ({ problems, ...numbers }: Figures) => ({
  'offered/s': tenths(numbers.offered),
  'goodput/s': tenths(numbers.goodput),
  'good %': tenths(numbers.good),
  'p50 ms': Math.round(numbers.p50),
  'p95 ms': Math.round(numbers.p95),
  'p99 ms': Math.round(numbers.p99),
  'went wrong': problems,
});

export const tenths = (value: number) => Math.round(value * 10) / 10;

/** The first second from which on all visits are good again, counted from `since` in ms; null when it never came. */
export function recoveredAfter(outcomes: readonly Outcome[], since: number): number | null {
  const bad = outcomes.filter((outcome) => outcome.due >= since && !isGood(outcome)).map(({ due }) => due);
  const last = Math.max(...outcomes.map(({ due }) => due));
  const at = bad.length === 0 ? since : Math.max(...bad);
  return at + 1000 > last ? null : (at - since) / 1000;
}

function commonest(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { problem, ms } of outcomes) {
    const said = problem ?? (ms > IN_TIME ? 'late' : null);
    if (said) counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([said, count]) => `${count} ${said}`)
    .join(', ');
}
