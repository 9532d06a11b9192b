import { CommandError } from './errors';

// A scan has millions of steps, each cheaper than reading the clock.
const STEPS_PER_CLOCK_READ = 32;

/**
 * The `maxTimeMS` of an operation. The time between the batches of a cursor does not count.
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

  /** To be called for each small piece of work. @throws CommandError MaxTimeMSExpired */
  step(): void {
    if (++this.#steps % STEPS_PER_CLOCK_READ === 0) this.check();
  }

  check(): void {
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
