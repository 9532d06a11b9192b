import {
  executeSync,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** Answers introspection fields. */
export type Introspect = (nodes: readonly FieldNode[], variables: Record<string, unknown>) => unknown;

export const answersIntrospection = (field: string): boolean => field === '__schema' || field === '__type';

/** Introspection is executed by graphql-js; whether it is allowed is decided before. */
export const createIntrospection =
  (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Introspect =>
  (nodes, variableValues) => {
    const { data, errors } = executeSync({
      schema,
      document: {
        kind: Kind.DOCUMENT,
        definitions: [
          { ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections: nodes } },
          ...document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
        ],
      },
      variableValues,
    });
    const [problem] = errors ?? [];
    if (problem) throw problem;
    return Object.values(data ?? {})[0];
  };
