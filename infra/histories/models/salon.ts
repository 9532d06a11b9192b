import type { Model } from '../checker/model';

export type SeatStatus = 'RESERVED' | 'PENDING' | 'none';

/** `answer`: left out when there was none. */
export type SalonOp =
  | { kind: 'ask'; who: string; answer?: SeatStatus }
  | { kind: 'withdraw'; who: string; answer?: 'INVITED' }
  /** What a member is, and where on the waitlist, from 1. */
  | { kind: 'status'; who: string; answer?: SeatStatus }
  | { kind: 'position'; who: string; answer?: number }
  | { kind: 'left'; answer?: number };

export interface SalonState {
  seated: readonly string[];
  /** The waitlist in its order. */
  line: readonly string[];
}

/** One salon with so many seats: never more seated, and a free seat goes to the first in line (decisions.md, Salons). */
export const salonModel = (capacity: number): Model<SalonState, SalonOp> => ({
  initial: { seated: [], line: [] },
  nameOf: ({ seated, line }) => `${seated.join()}|${line.join()}`,
  isRead: ({ kind }) => kind === 'status' || kind === 'position' || kind === 'left',
  effectOf: (op) => `${op.kind} ${'who' in op ? op.who : ''}`,
  step(state, op) {
    if (op.kind === 'ask') return fitting(ask(state, op.who, capacity), op.who, op.answer);
    if (op.kind === 'withdraw') return withdraw(state, op.who, capacity);
    return op.answer === undefined || op.answer === read(state, op, capacity) ? state : null;
  },
});

function ask(state: SalonState, who: string, capacity: number): SalonState {
  if (statusOf(state, who) !== 'none') return state;
  const { seated, line } = state;
  return line.length === 0 && seated.length < capacity
    ? { seated: [...seated, who].sort(), line }
    : { seated, line: [...line, who] };
}

function withdraw(state: SalonState, who: string, capacity: number): SalonState {
  if (statusOf(state, who) === 'none') return state;
  const seated = state.seated.filter((one) => one !== who);
  const [first, ...rest] = state.line.filter((one) => one !== who);
  if (first === undefined || seated.length >= capacity)
    return { seated, line: first === undefined ? [] : [first, ...rest] };
  return { seated: [...seated, first].sort(), line: rest };
}

const fitting = (state: SalonState, who: string, answer?: SeatStatus): SalonState | null =>
  answer === undefined || statusOf(state, who) === answer ? state : null;

function read(
  state: SalonState,
  op: Exclude<SalonOp, { kind: 'ask' | 'withdraw' }>,
  capacity: number,
): SeatStatus | number {
  if (op.kind === 'left') return capacity - state.seated.length;
  return op.kind === 'status' ? statusOf(state, op.who) : state.line.indexOf(op.who) + 1;
}

function statusOf({ seated, line }: SalonState, who: string): SeatStatus {
  if (seated.includes(who)) return 'RESERVED';
  return line.includes(who) ? 'PENDING' : 'none';
}
