import { setTimeout as pause } from 'node:timers/promises';
import type { VisitGenerator } from './visitGenerator';
import { figuresOf, shown, type Figures } from './figures';

/** Visits a second. */
export const FIRST = 2;
const STEP = 1.5;
const MAX_STEPS = 14;
const SECONDS = 10;
/** Between steps, so that one does not pay for the other. */
const REST = 1500;
/** What counts as served well, of a hundred. */
const GOOD = 99;
/** A single hiccup is not the end of the search; this is. */
const MIN_GOOD_SHARE = 80;

export interface Saturation {
  /** Visits a second at which it was still served well, and those that were then. */
  rate: number;
  /** The most that were served a second, at whatever was offered. */
  peak: number;
}

/** Raises the rate step by step, until no more are served for more that come; null when not even the first were. */
export async function findSaturation(crowd: VisitGenerator): Promise<Saturation | null> {
  const steps: Figures[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const figures = figuresOf(await crowd.steadily(FIRST * STEP ** step, SECONDS), SECONDS);
    steps.push(figures);
    if (figures.good < MIN_GOOD_SHARE) break;
    await pause(REST);
  }
  console.table(steps.map(shown));
  const well = steps.filter(({ good }) => good >= GOOD);
  if (well.length === 0) return null;
  const rate = Math.max(...well.map(({ goodput }) => goodput));
  const peak = Math.max(...steps.map(({ goodput }) => goodput));
  console.log(`saturation ${rate.toFixed(1)} visits a second, peak ${peak.toFixed(1)}\n`);
  return { rate, peak };
}
