import type { QueryPlan } from '@apollo/query-planner';
import type { Domain } from '@athenaeum/kit';
import {
  getVariableValues,
  GraphQLError,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';
import { compileCost, type Cost } from '../limits/cost';
import { OPERATION_LIMITS } from '../limits/operationLimits';
import { selectedFields } from '../selectedFields';
import { operationOf, operationsOf, readDocument, type ValidationMode } from './readDocument';
import { OperationRefused } from './refusal';
import { subgraphsOf } from './subgraphsOf';
import type { Supergraph } from './supergraph';

/** Everything about an operation that does not depend on variables; prepared once, used by every request. */
export interface Operation {
  /** The supergraph it was validated against. */
  supergraph: Supergraph;
  text: string;
  document: DocumentNode;
  node: OperationDefinitionNode;
  /** Whether it is the only operation of its document, so that no name is needed. */
  isAlone: boolean;
  /** The root fields, including those in fragments. */
  roots: readonly FieldNode[];
  /** The variables that `@skip` and `@include` use. */
  conditions: readonly string[];
  /** The sent variables with defaults for the others; throws `OperationRefused`. */
  variablesOf(sent: Record<string, unknown>): Record<string, unknown>;
  cost: Cost;
  /** The query plan, created on first use: an operation that is refused for its cost is never planned. */
  plan(): QueryPlan;
  /** The subgraphs that its plan fetches from. */
  subgraphs(): ReadonlySet<Domain>;
}

/** Throws `OperationRefused` for an invalid operation. */
export function prepareOperation(
  supergraph: Supergraph,
  text: string,
  name: string | undefined,
  openness: ValidationMode,
): Operation {
  const { schema } = supergraph;
  const document = readDocument(text, schema, openness);
  const node = operationOf(document, name, schema);
  // First, since it refuses endless fragment expansion before anything else follows fragments.
  const cost = compileCost({ schema, document, operation: node }, OPERATION_LIMITS.cost);
  const conditions = conditionsOf(document);
  let planned: QueryPlan | undefined;
  let asked: ReadonlySet<Domain> | undefined;
  const plan = () => (planned ??= supergraph.plan(document, node.name?.value));

  return {
    supergraph,
    text,
    document,
    node,
    isAlone: operationsOf(document).length === 1,
    roots: selectedFields(node.selectionSet, document),
    conditions,
    cost,
    plan,
    subgraphs: () => (asked ??= subgraphsOf(plan())),

    variablesOf(sent) {
      const { coerced, errors } = getVariableValues(schema, node.variableDefinitions ?? [], sent, {
        hideSuggestions: openness.isClosed,
      });
      if (errors) throw new OperationRefused('BAD_USER_INPUT', errors);
      for (const condition of conditions)
        if (coerced[condition] === null)
          throw new OperationRefused('BAD_USER_INPUT', [
            new GraphQLError(`Variable "$${condition}" decides what is asked for and must not be null.`),
          ]);
      return coerced;
    },
  };
}

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
