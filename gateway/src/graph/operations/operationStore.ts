import { prepareOperation, type Operation } from './operation';
import type { Openness } from './readDocument';
import type { Supergraph } from './supergraph';

/** Operations that nobody announced; the one that was not used for longest makes room. */
const MOST_PASSING = 500;

export interface OperationStore {
  readonly supergraph: Supergraph;
  /** Prepared once; throws `OperationRefused` for what cannot be asked. */
  get(text: string, name: string | undefined): Operation;
  /** Prepares and plans one that stays as long as its supergraph does; throws for what it cannot answer. */
  keep(text: string, name: string | undefined): Operation;
  keeps(text: string): boolean;
}

/** Everything that is known of operations under one supergraph; another supergraph gets a store of its own. */
export function createOperationStore(supergraph: Supergraph, openness: Openness): OperationStore {
  const kept = new Map<string, Operation>();
  const passing = new Map<string, Operation>();

  return {
    supergraph,
    get(text, name) {
      const alone = find(text);
      if (alone && (!name || name === alone.node.name?.value)) return alone;
      const known = name && find(keyOf(text, name));
      if (known) return known;
      const operation = prepareOperation(supergraph, text, name, openness);
      passing.set(operation.isAlone ? text : keyOf(text, name), operation);
      if (passing.size > MOST_PASSING) passing.delete(passing.keys().next().value!);
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
    const operation = kept.get(key) ?? passing.get(key);
    if (operation && passing.delete(key)) passing.set(key, operation);
    return operation;
  }
}

const keyOf = (text: string, name: string | undefined) => (name ? `${name}\n${text}` : text);
