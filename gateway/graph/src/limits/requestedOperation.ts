import { getArgumentValues, type FieldNode, type GraphQLSchema } from 'graphql';
import type { Operation } from '../operations/operation';

/** An operation with its variables, before execution. */
export interface RequestedOperation {
  schema: GraphQLSchema;
  operation: Operation;
  variables: Record<string, unknown>;
}

export function argumentsOf(
  { schema, operation, variables }: RequestedOperation,
  node: FieldNode,
): Record<string, unknown> {
  const field = schema.getRootType(operation.node.operation)?.getFields()[node.name.value];
  return field ? getArgumentValues(field, node, variables) : {};
}
