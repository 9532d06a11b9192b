import type { Trials } from './sequentialTest';

/** What a page asks of the graph: the gateway counts how it ends. */
export const KINDS = ['queries', 'mutations'] as const;
export type Kind = (typeof KINDS)[number];

/** What people meet in a page of a version besides: the page itself tells. */
export const FELT = ['handlers', 'interactions', 'tasks', 'layout', 'arrivals'] as const;
export type Felt = (typeof FELT)[number];

/** All that a version is judged by. */
export const SIGNALS = [...KINDS, ...FELT] as const;
export type Signal = (typeof SIGNALS)[number];

export const bySignal = <Value>(valueOf: (signal: Signal) => Value) =>
  // `fromEntries` forgets which keys there were.
  Object.fromEntries(SIGNALS.map((signal) => [signal, valueOf(signal)])) as Record<Signal, Value>;

export interface Judging {
  /** How often a release with which nothing is the matter is taken back for it, over all its steps, 0 to 1. */
  falseAlarm: number;
  /**
   * So much more than with the version before is held against it, 0 to 1; null: what
   * operators chose for what fails (`ROLLBACK_MORE_FAILING`).
   */
  more: number | null;
  /** How many minutes of one person count, the first ones. */
  mostOfOne: number;
  /** Those of a person are one trial, the worst of them: what a device or a browser does, it does in each. */
  isOfPeople: boolean;
  /** What is believed before anything is known: imaginary minutes, and how many of them fail. */
  believed: Trials;
}

const FAILS: Omit<Judging, 'falseAlarm'> = {
  more: null,
  mostOfOne: 40,
  isOfPeople: false,
  believed: { asked: 20.5, failing: 0.5 },
};

/** Web Vitals are good where three of four visits are: of which nothing is known yet, one of four is taken to be poor. */
const POOR: Omit<Judging, 'falseAlarm'> = {
  more: 0.25,
  mostOfOne: 3,
  isOfPeople: true,
  believed: { asked: 20, failing: 5 },
};

/**
 * One release in a hundred may be taken back though nothing is the matter with it, for all of these and all its steps together:
 * mostly for mutations, which cost somebody what was done.
 */
export const JUDGING: Record<Signal, Judging> = {
  mutations: { ...FAILS, falseAlarm: 0.005 },
  queries: { ...FAILS, falseAlarm: 0.0015 },
  handlers: { ...FAILS, mostOfOne: 3, isOfPeople: true, falseAlarm: 0.002 },
  interactions: { ...POOR, falseAlarm: 0.0005 },
  tasks: { ...POOR, falseAlarm: 0.0003 },
  layout: { ...POOR, falseAlarm: 0.0003 },
  arrivals: { ...POOR, falseAlarm: 0.0004 },
};

/** How often a version that harms is called healthy, and given to more. */
export const MISS = 0.05;
