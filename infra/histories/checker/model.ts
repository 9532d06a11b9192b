/** What one object does if calls happen to it one at a time: its sequential specification. States are immutable. */
export interface Model<State, Op> {
  initial: State;
  /**
   * The state after it. Null where the answer that the operation had cannot be given in this state. An operation without an
   * answer always has a next state, which is the same one where it would have been refused.
   */
  step(state: State, op: Op): State | null;
  /** Equal for equal states. */
  nameOf(state: State): string;
  /** Whether it changes no state whatever. */
  isRead(op: Op): boolean;
  /** Equal for operations without an answer that would do the same. */
  effectOf(op: Op): string;
}

/** An operation with the time in which it took effect, if it did. */
export interface Timed<Op> {
  op: Op;
  /** Ms of one clock for all clients. */
  calledAt: number;
  /** Null without an answer: it may have taken effect at any time after the call, or not at all. */
  answeredAt: number | null;
}
