import type { Domain } from '@athenaeum/kit';
import {
  getVariableValues,
  GraphQLError,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { compilePlan } from '../execution/compilePlan';
import type { Step } from '../execution/run';
import { subgraphsOf } from '../execution/subgraphsOf';
import { compileCost, type Cost } from '../limits/cost';
import { OPERATION_LIMITS } from '../limits/operationLimits';
import { selectedFields } from '../selectedFields';
import { compileShape } from '../shaping/compileShape';
import { createIntrospection } from '../shaping/introspection';
import type { Shape } from '../shaping/shape';
import { operationOf, operationsOf, readDocument, type Openness } from './readDocument';
import { OperationRefused } from './refusal';
import type { Supergraph } from './supergraph';

/** All that is known of an operation before anybody sends it with variables; made once, used by every request. */
export interface Operation {
  document: DocumentNode;
  node: OperationDefinitionNode;
  /** The only one of its document: it is meant whether it is named or not. */
  isAlone: boolean;
  /** The fields at the root, those in fragments included. */
  roots: readonly FieldNode[];
  /** What was sent with the defaults of what was not; throws `OperationRefused`. */
  variablesOf(sent: Record<string, unknown>): Record<string, unknown>;
  cost: Cost;
  /** Planned when it is first needed: an operation that is refused for its cost is never planned. */
  plan(): Plan;
  /** The answer's shape where `@skip` and `@include` stand as they do with these variables. */
  shape(variables: Record<string, unknown>): Shape;
}

interface Plan {
  /** Whom it asks. */
  subgraphs: ReadonlySet<Domain>;
  carryOut: Step;
}

/** Each combination of conditions has a shape of its own; this many are kept. */
const MOST_SHAPES = 16;

/** Throws `OperationRefused` for what cannot be asked. */
export function prepareOperation(
  supergraph: Supergraph,
  text: string,
  name: string | undefined,
  openness: Openness,
): Operation {
  const { schema, isOfType } = supergraph;
  const document = readDocument(text, schema, openness);
  const node = operationOf(document, name, schema);
  // First: it refuses what fragments make endless, before anything else follows them.
  const cost = compileCost({ schema, document, operation: node }, OPERATION_LIMITS.cost);
  const introspect = createIntrospection(schema, document, node);
  const fragments = fragmentsOf(document);
  const conditionNames = conditionsOf(document);
  const shapes = new Map<string, Shape>();
  let planned: Plan | undefined;

  return {
    document,
    node,
    isAlone: operationsOf(document).length === 1,
    roots: selectedFields(node.selectionSet, document),
    cost,

    variablesOf(sent) {
      const { coerced, errors } = getVariableValues(schema, node.variableDefinitions ?? [], sent, {
        hideSuggestions: openness.isClosed,
      });
      if (errors) throw new OperationRefused('BAD_USER_INPUT', errors);
      for (const condition of conditionNames)
        if (coerced[condition] === null)
          throw new OperationRefused('BAD_USER_INPUT', [
            new GraphQLError(`Variable "$${condition}" decides what is asked for and must not be null.`),
          ]);
      return coerced;
    },

    plan() {
      if (planned) return planned;
      const plan = supergraph.plan(document, node.name?.value);
      return (planned = { subgraphs: subgraphsOf(plan), carryOut: compilePlan(plan, isOfType) });
    },

    shape(variables) {
      const key = conditionNames.map((condition) => Number(variables[condition] === true)).join('');
      const known = shapes.get(key);
      if (known) return known;
      const conditions = Object.fromEntries(
        conditionNames.map((condition) => [condition, variables[condition] === true]),
      );
      const shape = compileShape({ schema, fragments, conditions, operation: node, introspect });
      if (shapes.size >= MOST_SHAPES) shapes.clear();
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

/** The variables that `@skip` and `@include` ask. */
function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: given }) {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
