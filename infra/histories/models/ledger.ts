import type { Model } from '../checker/model';
import {
  cancelled,
  findById,
  identified,
  isKnown,
  isRefusal,
  isSame,
  nameOfEffect,
  nameOfSessions,
  NO_SESSIONS,
  withIds,
  withLive,
  without,
  type Listed,
  type SessionOp,
  type Sessions,
} from './sessions';

export interface Balance {
  /** Minutes in all, and those of them that are held for sessions. */
  quantity: number;
  held: number;
}

export type LedgerOp =
  | SessionOp
  /** Adds minutes, or removes them where there are fewer than none; the same form counts once. */
  | { kind: 'add'; minutes: number; form: string; answer?: 'added' | 'tooMuch' }
  | { kind: 'balance'; answer?: Balance }
  /** The ids of the member's sessions that are held. */
  | { kind: 'sessions'; answer?: readonly Listed[] };

export interface LedgerState extends Sessions {
  /** Without what was held before. */
  quantity: number;
  /** Forms that were applied. */
  forms: readonly string[];
}

/** One member's minutes: what was bought and given, less what is held is never less than nothing. */
export const ledgerModel = ({ quantity, held }: Balance): Model<LedgerState, LedgerOp> => {
  const available = (state: LedgerState) => state.quantity - held - heldFor(state);

  return {
    initial: { ...NO_SESSIONS, quantity, forms: [] },
    nameOf: (state) => `${state.quantity}|${state.forms.join()}|${nameOfSessions(state)}`,
    isRead: (op) => op.kind === 'balance' || isRefusal(op),
    effectOf: nameOfEffect,
    step(state, op) {
      switch (op.kind) {
        case 'add':
          return add(state, op);
        case 'balance':
          return !op.answer ||
            (op.answer.quantity === state.quantity && op.answer.held === held + heldFor(state))
            ? state
            : null;
        case 'sessions':
          return op.answer ? having(state, withIds(state, state.live, op.answer)) : state;
        case 'book':
          return having(state, book(state, op));
        case 'move':
          return having(state, move(state, op));
        case 'cancel':
          return having(state, cancelled(state, op.id));
      }
    },
  };

  function add(state: LedgerState, { minutes, form, answer }: LedgerOp & { kind: 'add' }) {
    if (state.forms.includes(form)) return answer === 'tooMuch' ? null : state;
    const isTooMuch = available(state) + minutes < 0;
    if (answer === 'tooMuch') return isTooMuch ? state : null;
    if (isTooMuch) return answer ? null : state;
    return { ...state, quantity: state.quantity + minutes, forms: [...state.forms, form].sort() };
  }

  function book(state: LedgerState, { answer, who, start, minutes }: SessionOp & { kind: 'book' }) {
    const wish = { who, start, minutes };
    const same = state.live.find((one) => isSame(one, wish));
    if (answer === 'taken') return same ? null : state;
    if (answer === 'tooLittle') return !same && available(state) < minutes ? state : null;
    if (same) return answer ? identified(state, same, answer.id) : state;
    if (available(state) < minutes) return answer ? null : state;
    if (answer && isKnown(state, answer.id)) return null;
    return withLive(state, { ...wish, id: answer?.id ?? null });
  }
};

function move(state: Sessions, { id, start, answer }: SessionOp & { kind: 'move' }): Sessions | null {
  const session = findById(state, id);
  if (answer === 'taken') return state;
  if (!session) return answer ? null : state;
  return session.start === start ? state : withLive(without(state, session), { ...session, start });
}

const having = (state: LedgerState, sessions: Sessions | null): LedgerState | null =>
  sessions && { ...state, ...sessions };

const heldFor = ({ live }: Sessions): number => live.reduce((sum, { minutes }) => sum + minutes, 0);
