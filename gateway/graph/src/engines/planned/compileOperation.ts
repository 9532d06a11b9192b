import { Kind, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Operation } from '../../operations/operation';
import { compilePlan } from './execution/compilePlan';
import type { Step } from './execution/run';
import { compileShape } from './shaping/compileShape';
import { createIntrospection } from './shaping/introspection';
import type { Shape } from './shaping/shape';

/** Everything of an operation that does not depend on fetched data. */
export interface CompiledOperation {
  carryOut: Step;
  /** The response shape for the values that `@skip` and `@include` have with these variables. */
  shapeFor(variables: Record<string, unknown>): Shape;
}

/** Each combination of conditions has its own shape; this many are cached. */
const MAX_SHAPES = 16;

export function compileOperation(operation: Operation): CompiledOperation {
  const { supergraph, document, node, conditions: names, plan } = operation;
  const { schema, isOfType } = supergraph;
  const introspect = createIntrospection(schema, document, node);
  const fragments = fragmentsOf(document);
  const shapes = new LRUCache<string, Shape>({ max: MAX_SHAPES });

  return {
    carryOut: compilePlan(plan(), isOfType),

    shapeFor(variables) {
      const key = names.map((name) => Number(variables[name] === true)).join('');
      const known = shapes.get(key);
      if (known) return known;
      const conditions = Object.fromEntries(names.map((name) => [name, variables[name] === true]));
      const shape = compileShape({ schema, fragments, conditions, operation: node, introspect });
      shapes.set(key, shape);
      return shape;
    },
  };
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return fragments;
}
