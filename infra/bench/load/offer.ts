import { setTimeout as pause } from 'node:timers/promises';
import type { Caller, Problem } from './caller';

/** What somebody came for: all of what its page asks, as the page asks it. */
export interface Visit {
  name: string;
  run(caller: Caller): Promise<Problem>;
}

export interface Coming {
  /** Milliseconds since the beginning. */
  due: number;
  visit: Visit;
  caller: Caller;
}

export interface Outcome {
  visit: string;
  due: number;
  /** From when it was due until the last of its answers, whenever it was sent: who waits to be served is waiting. */
  ms: number;
  problem: Problem;
}

const TICK = 5;

/** Begins every visit when it is due, whether those before are over or not, and answers once all of them are. */
export async function offer(coming: Iterable<Coming>): Promise<Outcome[]> {
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
