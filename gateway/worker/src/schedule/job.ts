/** Periodic background work. */
export interface Job {
  name: string;
  everyMs: number;
  /** Whether a worker claims it at its start, not only after the first interval. */
  isDueAtStart: boolean;
  /** Idempotent, since a worker may die in the middle of it. Returns how many records it changed. */
  run(): Promise<number>;
  /** The log line of a run that did something. */
  done: string;
  failed: string;
}
