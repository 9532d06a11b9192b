import type { Operation } from '../../operations/operation';
import type { SubgraphClients } from '../../subgraphs/subgraphClient';
import type { Engine, Problem } from '../engine';
import { compileOperation, type CompiledOperation } from './compileOperation';
import type { Run } from './execution/run';
import { PROPAGATED_NULL } from './shaping/shape';

/** Executes Apollo's query plans, each compiled once. An operation holds its own supergraph, so none is tracked here. */
export function createPlannedEngine(clients: SubgraphClients): Engine {
  const compiled = new WeakMap<Operation, CompiledOperation>();

  return {
    name: 'planned',
    follow() {},
    prepare: (operation) => void compiledOf(operation),
    async run(operation, asked) {
      const { carryOut, shapeFor } = compiledOf(operation);
      const { variables } = asked;
      const shape = shapeFor(variables);
      const run: Run = { ...asked, clients, data: {}, errors: [] };
      await carryOut(run);
      const problems: Problem[] = [];
      const shaped = shape(run.data, { variables, problems });
      return {
        // The root is an object, or null when a non-nullable field inside is null.
        data: shaped === PROPAGATED_NULL ? null : (shaped as Record<string, unknown>),
        errors: run.errors,
        problems: run.errors.length > 0 ? [] : problems,
      };
    },
    async close() {},
  };

  function compiledOf(operation: Operation): CompiledOperation {
    const known = compiled.get(operation);
    if (known) return known;
    const made = compileOperation(operation);
    compiled.set(operation, made);
    return made;
  }
}
