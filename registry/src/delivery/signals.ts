import type { Trials } from './sequentialTest';

/** GraphQL operations, whose outcomes the gateway counts. */
export const KINDS = ['queries', 'mutations'] as const;
export type Kind = (typeof KINDS)[number];

/** What pages report themselves. */
export const VITALS = ['handlers', 'interactions', 'tasks', 'layout', 'arrivals'] as const;
export type Vital = (typeof VITALS)[number];

/** All signals by which a version is evaluated. */
export const SIGNALS = [...KINDS, ...VITALS] as const;
export type Signal = (typeof SIGNALS)[number];

export const bySignal = <Value>(valueOf: (signal: Signal) => Value) =>
  // `fromEntries` loses the type of the keys.
  Object.fromEntries(SIGNALS.map((signal) => [signal, valueOf(signal)])) as Record<Signal, Value>;

export interface Judging {
  /** False alarm rate: how often a healthy release is rolled back, over all its steps, 0 to 1. */
  falseAlarm: number;
  /**
   * The difference to the previous version that counts as harm, 0 to 1; null: configured by operators
   * (`ROLLBACK_MORE_FAILING`).
   */
  more: number | null;
  /** Maximum of minutes per person, the first ones. */
  maxPerPerson: number;
  /** All minutes of a person are one trial, the worst: what a device or a browser does, it does in each. */
  isOfPeople: boolean;
  /** The prior: imaginary minutes, and how many of them fail. */
  prior: Trials;
}

const FAILS: Omit<Judging, 'falseAlarm'> = {
  more: null,
  maxPerPerson: 40,
  isOfPeople: false,
  prior: { asked: 20.5, failing: 0.5 },
};

/** Web vitals are good when 75 % of visits are: the prior assumes that one of four is poor. */
const POOR: Omit<Judging, 'falseAlarm'> = {
  more: 0.25,
  maxPerPerson: 3,
  isOfPeople: true,
  prior: { asked: 20, failing: 5 },
};

/**
 * One healthy release in a hundred may be rolled back, for all signals and steps together: most of it for mutations, which
 * matter most.
 */
export const JUDGING: Record<Signal, Judging> = {
  mutations: { ...FAILS, falseAlarm: 0.005 },
  queries: { ...FAILS, falseAlarm: 0.0015 },
  handlers: { ...FAILS, maxPerPerson: 3, isOfPeople: true, falseAlarm: 0.002 },
  interactions: { ...POOR, falseAlarm: 0.0005 },
  tasks: { ...POOR, falseAlarm: 0.0003 },
  layout: { ...POOR, falseAlarm: 0.0003 },
  arrivals: { ...POOR, falseAlarm: 0.0004 },
};

/** Miss rate: how often a harmful version is called healthy and ramped. */
export const MISS = 0.05;
