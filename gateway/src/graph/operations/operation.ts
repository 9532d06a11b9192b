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
import { operationOf, operationsOf, readDocument, type Openness } from './readDocument';
import { OperationRefused } from './refusal';
import { subgraphsOf } from './subgraphsOf';
import type { Supergraph } from './supergraph';

/** All that is known of an operation before anybody sends it with variables; made once, used by every request. */
export interface Operation {
  /** By which it was read. */
  supergraph: Supergraph;
  text: string;
  document: DocumentNode;
  node: OperationDefinitionNode;
  /** The only one of its document: it is meant whether it is named or not. */
  isAlone: boolean;
  /** The fields at the root, those in fragments included. */
  roots: readonly FieldNode[];
  /** The variables that `@skip` and `@include` ask. */
  conditions: readonly string[];
  /** What was sent with the defaults of what was not; throws `OperationRefused`. */
  variablesOf(sent: Record<string, unknown>): Record<string, unknown>;
  cost: Cost;
  /** Planned when it is first needed: an operation that is refused for its cost is never planned. */
  plan(): QueryPlan;
  /** Whom its plan asks. */
  subgraphs(): ReadonlySet<Domain>;
}

/** Throws `OperationRefused` for what cannot be asked. */
export function prepareOperation(
  supergraph: Supergraph,
  text: string,
  name: string | undefined,
  openness: Openness,
): Operation {
  const { schema } = supergraph;
  const document = readDocument(text, schema, openness);
  const node = operationOf(document, name, schema);
  // First: it refuses what fragments make endless, before anything else follows them.
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
