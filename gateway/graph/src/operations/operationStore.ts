import { LRUCache } from 'lru-cache';
import { prepareOperation, type Operation } from './operation';
import type { ValidationMode } from './readDocument';
import type { Supergraph } from './supergraph';

/** How many unannounced operations are cached; the least recently used is evicted. */
const MAX_UNANNOUNCED = 500;

export interface OperationStore {
  readonly supergraph: Supergraph;
  /** Prepared once and cached; throws `OperationRefused` for an invalid operation. */
  get(text: string, name: string | undefined): Operation;
  /** Prepares and plans an announced operation, which is cached as long as its supergraph; throws for an invalid one. */
  keep(text: string, name: string | undefined): Operation;
  keeps(text: string): boolean;
}

/** The prepared operations of one supergraph; another supergraph gets its own store. */
export function createOperationStore(supergraph: Supergraph, openness: ValidationMode): OperationStore {
  const kept = new Map<string, Operation>();
  const passing = new LRUCache<string, Operation>({ max: MAX_UNANNOUNCED });

  return {
    supergraph,
    get(text, name) {
      const alone = find(text);
      if (alone && (!name || name === alone.node.name?.value)) return alone;
      const known = name && find(keyOf(text, name));
      if (known) return known;
      const operation = prepareOperation(supergraph, text, name, openness);
      passing.set(operation.isAlone ? text : keyOf(text, name), operation);
      return operation;
    },
    keep(text, name) {
      const operation = passing.get(text) ?? prepareOperation(supergraph, text, name, openness);
      operation.plan();
      kept.set(text, operation);
      passing.delete(text);
      return operation;
    },
    keeps: (text) => kept.has(text),
  };

  function find(key: string): Operation | undefined {
    return kept.get(key) ?? passing.get(key);
  }
}

const keyOf = (text: string, name: string | undefined) => (name ? `${name}\n${text}` : text);
