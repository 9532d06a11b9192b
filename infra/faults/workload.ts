import { setTimeout as pause } from 'node:timers/promises';
import type { Acts } from './acts';
import type { Answer, Heard } from './history';
import { anyOf } from './people';

export interface Places {
  /** With few seats. */
  salons: readonly string[];
  recordings: readonly string[];
  coach: string;
  starts: readonly number[];
}

/** On average half of it. */
const MAX_PAUSE_MS = 1200;
const STEP = 0.01;
/** From 0.95 on it would count as watched. */
const MAX_PROGRESS = 0.9;

/** What one member does next, in any order; never two things at once. */
export function createRoutine(acts: Acts, { salons, recordings, coach, starts }: Places) {
  const seats = new Map<string, string>();
  const watched = new Map<string, number>();
  const sessions: string[] = [];
  let order: Answer | null = null;
  let hasPage = false;
  let file: string | null = null;

  const steps: Record<string, () => Promise<Heard>> = {
    async seats() {
      const salon = anyOf(salons);
      const rsvp = seats.get(salon);
      const heard = rsvp ? await acts.leave(salon, rsvp) : await acts.seat(salon);
      if (typeof heard === 'string') return heard;
      if (rsvp) seats.delete(salon);
      else seats.set(salon, heard.id);
      return heard;
    },
    async watch() {
      const recording = anyOf(recordings);
      const next = Math.min((watched.get(recording) ?? 0) + STEP, MAX_PROGRESS);
      const heard = await acts.watch(recording, next);
      if (typeof heard !== 'string') watched.set(recording, Number(heard.value));
      return heard;
    },
    async coaching() {
      const known = sessions.at(-1);
      if (!known || (sessions.length < 3 && Math.random() < 0.5)) {
        const heard = await acts.book(coach, anyOf(starts));
        if (typeof heard !== 'string' && !sessions.includes(heard.id)) sessions.push(heard.id);
        return heard;
      }
      const heard = await acts.cancel(known);
      if (typeof heard !== 'string') sessions.pop();
      return heard;
    },
    async files() {
      const heard = file ? await acts.read(file) : await acts.upload();
      if (typeof heard !== 'string') file = file ? null : heard.id;
      return heard;
    },
    async paying() {
      if (!order) {
        const heard = await acts.order();
        if (typeof heard === 'string') return heard;
        order = heard;
        hasPage = false;
      }
      if (!hasPage) {
        const page = await acts.checkout(order.id, String(order.value));
        if (typeof page === 'string') {
          if (page === 'failed') order = null;
          return page;
        }
        hasPage = true;
      }
      const paid = await acts.pay(order.id);
      // As a provider does, until it is taken.
      if (typeof paid !== 'string') order = null;
      return paid;
    },
  };
  return { steps, next: () => anyOf(Object.values(steps))() };
}

export type Routine = ReturnType<typeof createRoutine>;

/** All users go on until stopped; then waits for pending operations. */
export function startWorkload(routines: readonly Routine[]) {
  let isOver = false;
  const going = routines.map(async ({ next }) => {
    while (!isOver) {
      await pause(Math.random() * MAX_PAUSE_MS);
      await next();
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(going);
  };
}
