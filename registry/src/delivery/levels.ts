import type { Vital } from './signals';

/** Measurements of a version in a page since its last report, each only where the browser supports it. */
export interface VitalsInPage {
  /** Whether code of the version threw outside of rendering. */
  failed?: boolean | undefined;
  /** Longest interaction to next paint, ms (INP). */
  interaction?: number | undefined;
  /** Total blocking time beyond 50 ms per task, ms. */
  blocked?: number | undefined;
  /** Cumulative layout shift (CLS). */
  shift?: number | undefined;
  /** Largest contentful paint, ms since the request (LCP). */
  painted?: number | undefined;
  /** From a navigation to this area until its heading appeared, ms. */
  arrived?: number | undefined;
}

type Measured = Exclude<keyof VitalsInPage, 'failed'>;

/**
 * Thresholds of good values. Interactions, layout shift and paint as web.dev defines them for Web Vitals; blocking as
 * Lighthouse for total blocking time; navigation within the product: a second, the limit for an uninterrupted flow of
 * thought (J. Nielsen, Usability Engineering, 1993).
 */
export const GOOD: Record<Measured, number> = {
  interaction: 200,
  blocked: 200,
  shift: 0.1,
  painted: 2500,
  arrived: 1000,
};

const SIGNAL_OF: Record<Measured, Vital> = {
  interaction: 'interactions',
  blocked: 'tasks',
  shift: 'layout',
  painted: 'arrivals',
  arrived: 'arrivals',
};

/** Four doublings of the good value; worse ones count the same. */
export const WORST = 5;

/** How often the good value has to be doubled to cover it: 0 when it is good, `WORST` at most. */
export function levelOf(measured: Measured, value: number): number {
  let level = 0;
  for (let limit = GOOD[measured]; level < WORST && value > limit; limit *= 2) level++;
  return level;
}

/** Levels by signal, the worst of each; unmeasured signals are missing. */
export function levelsOf({ failed, ...measured }: VitalsInPage): Partial<Record<Vital, number>> {
  const levels: Partial<Record<Vital, number>> = {};
  if (failed !== undefined) levels.handlers = failed ? 1 : 0;
  for (const [name, value] of Object.entries(measured) as [Measured, number | undefined][]) {
    if (value === undefined) continue;
    const signal = SIGNAL_OF[name];
    levels[signal] = Math.max(levels[signal] ?? 0, levelOf(name, value));
  }
  return levels;
}

/** What exceeds a level, in words. */
export function describeThreshold(signal: Vital, level: number): string {
  const times = 2 ** level;
  const ms = (limit: number) =>
    limit * times >= 1000 ? `${(limit * times) / 1000} s` : `${limit * times} ms`;
  switch (signal) {
    case 'handlers':
      return 'handlers fail';
    case 'interactions':
      return `the page answers later than after ${ms(GOOD.interaction)}`;
    case 'tasks':
      return `the page is blocked for more than ${ms(GOOD.blocked)}`;
    case 'layout':
      return `the page moves by more than ${GOOD.shift * times}`;
    case 'arrivals':
      return `the page takes longer than ${ms(GOOD.painted)} to load or ${ms(GOOD.arrived)} to step to`;
  }
}
