import type { Felt } from './signals';

/** What a page measured of a version since it last told, each only where the browser can. */
export interface FeltInPage {
  /** Whether code of the version threw, outside of what is drawn. */
  failed?: boolean | undefined;
  /** The longest from a press or a key to the next frame, ms (INP). */
  interaction?: number | undefined;
  /** For how long in all the page could not answer, beyond 50 ms each time, ms. */
  blocked?: number | undefined;
  /** How far what was there moved unasked (CLS). */
  shift?: number | undefined;
  /** When the most of the page was drawn, ms since it was asked for (LCP). */
  painted?: number | undefined;
  /** From a step to this area until its heading stood there, ms. */
  arrived?: number | undefined;
}

type Measured = Exclude<keyof FeltInPage, 'failed'>;

/**
 * Up to where it is good. Interactions, shifts and what is drawn first: as web.dev sets it for Web Vitals; blocked: as
 * Lighthouse for total blocking time; a step within the product: a second, until which thoughts are not interrupted (J. Nielsen,
 * Usability Engineering, 1993).
 */
export const GOOD: Record<Measured, number> = {
  interaction: 200,
  blocked: 200,
  shift: 0.1,
  painted: 2500,
  arrived: 1000,
};

const SIGNAL_OF: Record<Measured, Felt> = {
  interaction: 'interactions',
  blocked: 'tasks',
  shift: 'layout',
  painted: 'arrivals',
  arrived: 'arrivals',
};

/** Four doublings of what is good: what is worse still is no different. */
export const WORST = 5;

/** How often what is good had to be doubled to hold it: 0 where it is good, `WORST` at most. */
export function levelOf(measured: Measured, value: number): number {
  let level = 0;
  for (let limit = GOOD[measured]; level < WORST && value > limit; limit *= 2) level++;
  return level;
}

/** What of it counts, by signal, the worst of each; what was not measured is neither good nor bad. */
export function levelsOf({ failed, ...measured }: FeltInPage): Partial<Record<Felt, number>> {
  const levels: Partial<Record<Felt, number>> = {};
  if (failed !== undefined) levels.handlers = failed ? 1 : 0;
  for (const [name, value] of Object.entries(measured) as [Measured, number | undefined][]) {
    if (value === undefined) continue;
    const signal = SIGNAL_OF[name];
    levels[signal] = Math.max(levels[signal] ?? 0, levelOf(name, value));
  }
  return levels;
}

/** A level in words, as it is held against a version: what takes longer, or moves further, than this. */
export function beyond(signal: Felt, level: number): string {
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
