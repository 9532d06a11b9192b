import { Counter, type Registry } from 'prom-client';
import type { Operation } from '../operations/operation';

type ShadowOutcome = 'equal' | 'different' | 'failed' | 'dropped';

/** Bounds the number of label values against made-up operation names. */
const MAX_NAMES = 500;
const MAX_NAME_LENGTH = 100;

/** Counts comparisons by operation name; returns the label that was used. */
export function createShadowCounter(registry: Registry) {
  const names = new Set<string>();
  const counter = new Counter({
    name: 'graphql_shadow_total',
    help: 'Queries that were sent to the other engine too, by outcome',
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
    if (names.size >= MAX_NAMES || name.length > MAX_NAME_LENGTH) return 'other';
    names.add(name);
    return name;
  }
}
