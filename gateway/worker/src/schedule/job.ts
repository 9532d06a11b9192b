/** Background work that time brings, not a request. */
export interface Job {
  name: string;
  everyMs: number;
  /** Whether a worker looks for it as it starts, not only after the first interval. */
  isDueAtStart: boolean;
  /** Idempotent, since a worker may die in the middle of it. Answers how much there was to do. */
  run(): Promise<number>;
  /** The log line of a run that did something. */
  done: string;
  failed: string;
}
