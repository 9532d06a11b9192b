import { Configurations, type Done } from './configurations';
import type { Model, Timed } from './model';
import { lift, reinsert, timelineOf, type Moment } from './timeline';

/** `undecided`: there were more configurations than may be visited. */
export type Verdict =
  | { outcome: 'linearizable'; order: number[]; visited: number }
  | { outcome: 'refused'; order: number[]; stuckAt: number; visited: number }
  | { outcome: 'undecided'; order: number[]; stuckAt: number | null; visited: number };

const MAX_VISITED = 1_000_000;

interface Placed {
  index: number;
  /** Of one without an answer there is none. */
  call: Moment | null;
  /** It fits and changes nothing, so that a place later is no better. */
  isRead: boolean;
}

/**
 * Whether there is an order of the operations in which each has the answer that it had and that keeps to their times: Wing and
 * Gong's search, with Lowe's memory of configurations (which operations are placed, and the state after them).
 *
 * A read is placed as soon as it fits, for good. An operation without an answer may be left out, so it is tried last, only where it changes something, and of several that would do the same only the earliest.
 *
 * @returns `order`: the indexes of the operations as they were placed, where it is refused the longest that was found, and
 *   `stuckAt`, the operation that had its answer by then and fitted nowhere
 */
export function checkLinearizable<State, Op>(
  model: Model<State, Op>,
  calls: readonly Timed<Op>[],
  maxVisited = MAX_VISITED,
): Verdict {
  const answered = calls.filter(({ answeredAt }) => answeredAt !== null);
  const head = timelineOf(calls);
  const unanswered = unansweredOf(model, calls);
  const visited = new Configurations();
  const states: State[] = [model.initial];
  const placed: Placed[] = [];
  let done: Done = { answered: 0n, unanswered: 0n };
  let open = answered.length;
  let longest: { order: number[]; stuckAt: number } | null = null;
  const order = () => placed.map(({ index }) => index);

  let moment = head.after;
  let late = 0;
  while (open > 0) {
    if (visited.size >= maxVisited)
      return { outcome: 'undecided', stuckAt: null, order: order(), ...longest, visited: visited.size };
    if (moment?.isCall) {
      moment = place(moment.index, moment) ? head.after : moment.after;
      late = 0;
      continue;
    }
    // Every call that could be first was tried: backtracks to the calls without an answer, then to the choice before.
    const candidate = unanswered[late];
    if (candidate && candidate.calledAt <= calls[moment!.index]!.answeredAt!) {
      const isPlaced = mayBeNext(candidate) && place(candidate.index, null);
      if (isPlaced) moment = head.after;
      late = isPlaced ? 0 : late + 1;
      continue;
    }
    if (!longest || placed.length > longest.order.length)
      longest = { order: order(), stuckAt: moment!.index };
    const choice = undo();
    if (!choice) return { outcome: 'refused', ...longest, visited: visited.size };
    moment = choice.call ? choice.call.after : firstAnswer();
    late = choice.call ? 0 : unanswered.findIndex(({ index }) => index === choice.index) + 1;
  }
  return { outcome: 'linearizable', order: order(), visited: visited.size };

  function mayBeNext({ index, twin }: Unanswered): boolean {
    const isDone = (one: number) => (done.unanswered & bit(one)) !== 0n;
    return !isDone(index) && (twin === null || isDone(twin));
  }

  function place(index: number, call: Moment | null): boolean {
    const state = states.at(-1)!;
    const { op } = calls[index]!;
    const next = model.step(state, op);
    if (next === null) return false;
    const name = model.nameOf(next);
    if (!call && name === model.nameOf(state)) return false;
    const after = flipped(index, call);
    if (!visited.add(after, name)) return false;
    done = after;
    states.push(next);
    placed.push({ index, call, isRead: model.isRead(op) });
    if (call) {
      lift(call);
      open -= 1;
    }
    return true;
  }

  /** The last operation whose place was a choice. */
  function undo(): Placed | null {
    for (let last = placed.pop(); last; last = placed.pop()) {
      states.pop();
      done = flipped(last.index, last.call);
      if (last.call) {
        reinsert(last.call);
        open += 1;
      }
      if (!last.isRead) return last;
    }
    return null;
  }

  function flipped(index: number, call: Moment | null): Done {
    return call
      ? { ...done, answered: done.answered ^ bit(index) }
      : { ...done, unanswered: done.unanswered ^ bit(index) };
  }

  function firstAnswer(): Moment | null {
    let first = head.after;
    while (first?.isCall) first = first.after;
    return first;
  }
}

const bit = (index: number): bigint => 1n << BigInt(index);

interface Unanswered {
  index: number;
  calledAt: number;
  /** The one before it that would do the same. */
  twin: number | null;
}

function unansweredOf<State, Op>({ effectOf }: Model<State, Op>, calls: readonly Timed<Op>[]): Unanswered[] {
  const last = new Map<string, number>();
  return [...calls.entries()]
    .filter(([, { answeredAt }]) => answeredAt === null)
    .sort(([, one], [, other]) => one.calledAt - other.calledAt)
    .map(([index, { op, calledAt }]) => {
      const effect = effectOf(op);
      const twin = last.get(effect) ?? null;
      last.set(effect, index);
      return { index, calledAt, twin };
    });
}
