import type { AnyJob } from '../job';

export interface JobCall {
  job: AnyJob;
  payload: object;
  /** The same for every attempt at the same call. */
  key: string;
}

/** Another system that receives messages; throws a `DeliveryProblem` when a delivery fails. */
export interface JobSystem {
  run(call: JobCall, signal: AbortSignal): Promise<void>;
}
