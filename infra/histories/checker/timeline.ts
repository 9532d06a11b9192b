import type { Timed } from './model';

/** The call of an operation or its answer, in a doubly linked list by time. */
export interface Moment {
  /** Of the operation. */
  index: number;
  isCall: boolean;
  before: Moment | null;
  after: Moment | null;
  /** Of a call. */
  answer: Moment | null;
}

/**
 * The list's head, which is no moment, before the calls and answers of all operations that were answered. Of a call and an
 * answer at the same time the call is first: they may have overlapped.
 */
export function timelineOf(calls: readonly Timed<unknown>[]): Moment {
  const moments = calls.flatMap(({ calledAt, answeredAt }, index) => {
    if (answeredAt === null) return [];
    const answer = moment(index, null);
    return [
      { at: calledAt, moment: moment(index, answer) },
      { at: answeredAt, moment: answer },
    ];
  });
  moments.sort((one, other) => one.at - other.at || Number(other.moment.isCall) - Number(one.moment.isCall));
  const head = moment(-1, null);
  let last = head;
  for (const { moment: next } of moments) {
    last.after = next;
    next.before = last;
    last = next;
  }
  return head;
}

const moment = (index: number, answer: Moment | null): Moment => ({
  index,
  isCall: answer !== null,
  before: null,
  after: null,
  answer,
});

/** Removes a call and its answer from the list. */
export function lift(call: Moment): void {
  unlink(call);
  unlink(call.answer!);
}

/** Undoes `lift`, in the opposite order. */
export function reinsert(call: Moment): void {
  link(call.answer!);
  link(call);
}

function unlink({ before, after }: Moment): void {
  if (before) before.after = after;
  if (after) after.before = before;
}

function link(moment: Moment): void {
  if (moment.before) moment.before.after = moment;
  if (moment.after) moment.after.before = moment;
}
