/** Which operations are placed, as bits: those with an answer, and the others. */
export interface Done {
  answered: bigint;
  unanswered: bigint;
}

/**
 * The configurations that a search has come through. One in which more operations without an answer are placed, and all else is
 * the same, leads nowhere that the other does not: they may be left out.
 */
export class Configurations {
  size = 0;
  readonly #seen = new Map<string, bigint[]>();

  /** False when there was one already from which at least as much can be done. */
  add({ answered, unanswered }: Done, state: string): boolean {
    const key = `${answered.toString(36)} ${state}`;
    const seen = this.#seen.get(key);
    if (!seen) this.#seen.set(key, [unanswered]);
    else if (seen.some((other) => (other & ~unanswered) === 0n)) return false;
    else seen.push(unanswered);
    this.size += 1;
    return true;
  }
}
