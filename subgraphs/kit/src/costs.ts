import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request took behind the gateway. */
export interface Costs {
  /** What the gateway asked of subgraphs. */
  fetches: number;
  /** Reads and writes that the database was asked for. */
  queries: number;
}

const counted = new AsyncLocalStorage<Costs>();

/** Counts into `costs`, from now on, what `run` and all that it begins take. */
export const countingInto = <T>(costs: Costs, run: () => T): T => counted.run(costs, run);

/** One more; nothing where nobody counts. */
export function countCost(cost: keyof Costs): void {
  const costs = counted.getStore();
  if (costs) costs[cost] += 1;
}
