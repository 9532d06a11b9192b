import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request cost behind the gateway. */
export interface Costs {
  /** Requests from the gateway to subgraphs. */
  fetches: number;
  /** Reads and writes in the database. */
  queries: number;
}

const counted = new AsyncLocalStorage<Costs>();

/** Counts into `costs` what `run` causes, also asynchronously. */
export const countingInto = <T>(costs: Costs, run: () => T): T => counted.run(costs, run);

/** What the current request counts into; undefined outside of `countingInto`. */
export const currentCosts = (): Costs | undefined => counted.getStore();

/** Adds one; does nothing outside of `countingInto`. */
export function countCost(cost: keyof Costs): void {
  const costs = counted.getStore();
  if (costs) costs[cost] += 1;
}
