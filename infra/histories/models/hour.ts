import type { Model } from '../checker/model';
import {
  cancelled,
  endOf,
  findById,
  identified,
  isKnown,
  isRefusal,
  isSame,
  MINUTE,
  nameOfEffect,
  nameOfSessions,
  NO_SESSIONS,
  withIds,
  withLive,
  without,
  type Listed,
  type Live,
  type SessionOp,
  type Sessions,
  type Wish,
} from './sessions';

export type HourOp =
  | SessionOp
  /** The durations that are offered at a start. */
  | { kind: 'offer'; start: number; answer?: readonly number[] }
  /** A member's sessions in this hour. */
  | { kind: 'sessions'; who: string; answer?: readonly Listed[] };

const DURATIONS = [30, 60];

/**
 * One hour of a coach's calendar, for sessions of 30 and of 60 minutes that lie in it: no moment has two holders. Of a session
 * that is moved it knows what happens in this hour.
 */
export const hourModel = (from: number): Model<Sessions, HourOp> => {
  const until = from + 60 * MINUTE;
  const isHere = ({ start }: Wish) => start >= from && start < until;

  return {
    initial: NO_SESSIONS,
    nameOf: nameOfSessions,
    isRead: (op) => op.kind === 'offer' || isRefusal(op),
    effectOf: nameOfEffect,
    step(state, op) {
      switch (op.kind) {
        case 'book':
          return book(state, op);
        case 'cancel':
          return cancelled(state, op.id);
        case 'move':
          return move(state, op);
        case 'sessions':
          return op.answer
            ? withIds(
                state,
                state.live.filter(({ who }) => who === op.who),
                op.answer,
              )
            : state;
        case 'offer':
          return !op.answer || op.answer.join() === offered(state, op.start).join() ? state : null;
      }
    },
  };

  function move(state: Sessions, { id, who, start, minutes, answer }: SessionOp & { kind: 'move' }) {
    const session = findById(state, id);
    const moved: Live = { id, who, start, minutes };
    if (answer === 'taken') return isHere(moved) && isFree(state, moved, session) ? null : state;
    if (session?.start === start) return state;
    if (!isHere(moved)) return session ? without(state, session) : state;
    if (state.ended.includes(id) || !isFree(state, moved, session)) return answer ? null : state;
    return withLive(session ? without(state, session) : state, moved);
  }

  function offered(state: Sessions, start: number): number[] {
    return DURATIONS.filter((minutes) => {
      const wish = { who: '', start, minutes };
      return endOf(wish) <= until && isFree(state, wish);
    });
  }
};

function book(state: Sessions, { answer, who, start, minutes }: SessionOp & { kind: 'book' }) {
  const wish = { who, start, minutes };
  const same = state.live.find((one) => isSame(one, wish));
  const isRoom = isFree(state, wish);
  if (answer === 'taken') return isRoom || same ? null : state;
  if (answer === 'tooLittle') return isRoom ? state : null;
  if (same) return answer ? identified(state, same, answer.id) : state;
  if (!isRoom) return answer ? null : state;
  if (answer && isKnown(state, answer.id)) return null;
  return withLive(state, { ...wish, id: answer?.id ?? null });
}

const isFree = ({ live }: Sessions, wish: Wish, except?: Live): boolean =>
  live.every((one) => one === except || endOf(one) <= wish.start || endOf(wish) <= one.start);
