import { setTimeout as pause } from 'node:timers/promises';
import type { Caller, Problem } from './caller';

/** All requests of one page, as the page sends them. */
export interface Visit {
  name: string;
  run(caller: Caller): Promise<Problem>;
}

export interface ScheduledVisit {
  /** When it begins, ms since the start of the run. */
  due: number;
  visit: Visit;
  caller: Caller;
}

export interface Outcome {
  visit: string;
  due: number;
  /** From when it was due to its last answer, even if it was sent late: waiting to be sent counts. */
  ms: number;
  problem: Problem;
}

const TICK = 5;

/** An open-loop load: begins every visit when it is due, however many are running. Resolves when all have ended. */
export async function runOpenLoop(coming: Iterable<ScheduledVisit>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const underWay: Promise<void>[] = [];
  const startedAt = performance.now();
  const now = () => performance.now() - startedAt;
  for (const { due, visit, caller } of coming) {
    while (now() < due) await pause(Math.min(TICK, due - now()));
    const run = visit
      .run(caller)
      .catch((error: Error) => error.message || error.name)
      .then((problem) => void outcomes.push({ visit: visit.name, due, ms: now() - due, problem }));
    underWay.push(run);
  }
  await Promise.all(underWay);
  return outcomes;
}
