import {
  getNamedType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';

/**
 * Asks the result of every root field whether it is one and, if not, why: as clients of GraphQL ask for `__typename` by themselves. A
 * selection that names `ok` is sent as it stands.
 */
export const withResultFields = (document: DocumentNode, schema: GraphQLSchema): DocumentNode =>
  visit(document, {
    FragmentDefinition: () => false,
    OperationDefinition: ({ operation, selectionSet, ...rest }) => {
      const fields = schema.getRootType(operation)?.getFields() ?? {};
      const names = operation === 'mutation' ? [...OUTCOME, 'fields'] : OUTCOME;
      const selections = selectionSet.selections.map((field) =>
        field.kind === Kind.FIELD && isResult(fields[field.name.value]?.type) ? asking(field, names) : field,
      );
      return { ...rest, operation, selectionSet: { ...selectionSet, selections } };
    },
  });

const OUTCOME = ['ok', 'code', 'message'];

function isResult(type: Parameters<typeof getNamedType>[0]): boolean {
  const named = getNamedType(type);
  return isObjectType(named) && OUTCOME.every((name) => name in named.getFields());
}

function asking(field: FieldNode, names: readonly string[]): FieldNode {
  const own = field.selectionSet?.selections ?? [];
  if (own.some((selection) => selection.kind === Kind.FIELD && selection.name.value === 'ok')) return field;
  const asked = names.map((value) => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } }) as const);
  return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: [...asked, ...own] } };
}
