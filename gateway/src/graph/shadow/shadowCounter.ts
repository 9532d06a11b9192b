import { Counter, type Registry } from 'prom-client';
import type { Operation } from '../operations/operation';

type ShadowOutcome = 'equal' | 'different' | 'failed' | 'dropped';

/** A name that is made up for each request does not fill the figures. */
const MOST_NAMES = 500;
const LONGEST_NAME = 100;

/** Counts comparisons by the name of the operation; answers the name it was counted under. */
export function createShadowCounter(registry: Registry) {
  const names = new Set<string>();
  const counter = new Counter({
    name: 'graphql_shadow_total',
    help: 'Queries that the other engine was to answer too, by what came of it',
    labelNames: ['operation', 'outcome'],
    registers: [registry],
  });

  return {
    count({ node }: Operation, outcome: ShadowOutcome): string {
      const operation = labelOf(node.name?.value ?? 'unnamed');
      counter.inc({ operation, outcome });
      return operation;
    },
  };

  function labelOf(name: string): string {
    if (names.has(name)) return name;
    if (names.size >= MOST_NAMES || name.length > LONGEST_NAME) return 'other';
    names.add(name);
    return name;
  }
}
