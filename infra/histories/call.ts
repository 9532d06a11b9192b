import type { Balance } from './models/ledger';
import type { SeatStatus } from './models/salon';
import type { Listed } from './models/sessions';

/** What a member asks of the product, and what an answer to it says. */
export interface Kinds {
  ask: {
    about: { salon: string };
    answer: { rsvp: string; status: SeatStatus; position: number | null };
  };
  withdraw: { about: { salon: string; rsvp: string }; answer: { status: string } };
  look: {
    about: { salon: string };
    answer: { left: number; rsvp: string | null; status: SeatStatus; position: number | null };
  };
  book: { about: { start: number; minutes: number }; answer: { session: string } };
  move: { about: { session: string; start: number; minutes: number }; answer: { session: string } };
  cancel: { about: { session: string }; answer: { status: string } };
  offers: { about: object; answer: { durations: Record<number, readonly number[]> } };
  sessions: { about: object; answer: { live: readonly Listed[] } };
  add: { about: { minutes: number; form: string }; answer: object };
  balance: { about: object; answer: Balance };
}

export type Kind = keyof Kinds;

/** What came of it: an answer, a refusal with its reason, or nothing, so that it may have happened or may yet happen. */
export type Heard<K extends Kind> =
  | { outcome: 'answered'; answer: Kinds[K]['answer'] }
  | { outcome: 'refused'; why: string }
  | { outcome: 'unknown' };

/** One call as its client saw it. */
export type Call<K extends Kind = Kind> = {
  [One in K]: {
    kind: One;
    /** The member it is about. */
    who: string;
    about: Kinds[One]['about'];
    heard: Heard<One>;
    /** Ms of one clock for all clients. */
    calledAt: number;
    /** Null until it is answered, and when it never was. */
    answeredAt: number | null;
  };
}[K];
