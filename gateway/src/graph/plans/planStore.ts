import type { QueryPlan, QueryPlanCache } from '@apollo/query-planner';

/** Plans of operations that nobody announced; the one that was not used for longest makes room. */
const MOST_PASSING = 500;

export type Plans = Map<string, QueryPlan>;

/** Where Apollo keeps its plans. Those that were prepared stay as long as their supergraph does. */
export interface PlanStore extends QueryPlanCache {
  readonly prepared: Plans;
  /** Runs what puts another supergraph in place; the plans prepared for it come with it, in the same instant. */
  swap(plans: Plans, replace: () => boolean): boolean;
}

export function createPlanStore(): PlanStore {
  let prepared: Plans = new Map();
  let coming: Plans | null = null;
  const passing: Plans = new Map();

  return {
    get prepared() {
      return prepared;
    },
    swap(plans, replace) {
      coming = plans;
      try {
        return replace();
      } finally {
        coming = null;
      }
    },
    async get(key) {
      const plan = prepared.get(key) ?? passing.get(key);
      if (plan && passing.delete(key)) passing.set(key, plan);
      return plan;
    },
    async set(key, plan) {
      passing.set(key, plan);
      if (passing.size > MOST_PASSING) passing.delete(passing.keys().next().value!);
    },
    async delete(key) {
      return passing.delete(key) || prepared.delete(key);
    },
    /** Apollo asks for it with each new supergraph, before anything is planned for it. */
    clear() {
      prepared = coming ?? new Map();
      passing.clear();
    },
  };
}
