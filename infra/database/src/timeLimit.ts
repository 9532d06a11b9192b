import { CommandError } from './errors';

// A scan is made of millions of steps, each of them shorter than a look at the clock is worth.
const STEPS_BETWEEN_LOOKS = 32;

/**
 * The time an operation may be worked on, in milliseconds: its `maxTimeMS`. It stands still between the batches of a
 * cursor.
 */
export class TimeLimit {
  #left: number;
  #since: number | undefined;
  #steps = 0;

  constructor(
    milliseconds: number,
    private readonly now: () => number,
  ) {
    this.#left = milliseconds;
    this.#since = now();
  }

  /** To be told of each small piece of work. Throws MaxTimeMSExpired once the time is over. */
  step(): void {
    if (++this.#steps % STEPS_BETWEEN_LOOKS === 0) this.look();
  }

  look(): void {
    if (this.#since === undefined || this.now() - this.#since <= this.#left) return;
    throw new CommandError(50, 'MaxTimeMSExpired', 'operation exceeded time limit');
  }

  pause(): void {
    if (this.#since === undefined) return;
    this.#left -= this.now() - this.#since;
    this.#since = undefined;
  }

  resume(): void {
    this.#since ??= this.now();
  }

  *over<T>(items: Iterable<T>): Iterable<T> {
    for (const item of items) {
      this.step();
      yield item;
    }
  }
}
