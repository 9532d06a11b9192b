import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** Rows a list brings when it was not asked for a number: a page of a paged list, a handful of a nested one. */
const PAGE = 20;
const HANDFUL = 5;
/** Fragments can say a lot in few words; past this many steps the answer is simply "too much". */
const MOST_STEPS = 20_000;

interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * How many objects an operation may bring at most, `take` multiplied down the lists: a list of 100 with 20 things each
 * costs 2,000 whatever its text looks like. Counting stops above `limit`.
 */
export function costOf({ schema, document, operation, variables }: Operation, limit: number): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  let steps = 0;
  return costOfSet(operation.selectionSet, schema.getRootType(operation.operation), null, 1);

  /** `rows` is what a field above was asked to `take`; it counts for the next lists below it. */
  function costOfSet(
    set: SelectionSetNode,
    type: GraphQLType | null | undefined,
    rows: number | null,
    times: number,
  ): number {
    let cost = 0;
    for (const selection of set.selections) {
      if (cost > limit) return cost;
      if (++steps > MOST_STEPS) return Infinity;
      if (selection.kind === Kind.FIELD) {
        cost += costOfField(selection, type, rows, times);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type;
        cost += costOfSet(selection.selectionSet, on, rows, times);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment)
          cost += costOfSet(
            fragment.selectionSet,
            schema.getType(fragment.typeCondition.name.value),
            rows,
            times,
          );
      }
    }
    return cost;
  }

  function costOfField(
    node: FieldNode,
    type: GraphQLType | null | undefined,
    rows: number | null,
    times: number,
  ): number {
    if (!node.selectionSet || !(isObjectType(type) || isInterfaceType(type))) return 0;
    const field = type.getFields()[node.name.value];
    if (!field) return 0;
    const asked = rowsAsked(field, node);
    const isList = isListType(getNullableType(field.type));
    const objects = times * (isList ? (asked ?? rows ?? HANDFUL) : 1);
    return (
      objects +
      costOfSet(node.selectionSet, getNamedType(field.type), isList ? null : (asked ?? rows), objects)
    );
  }

  function rowsAsked(field: GraphQLField<unknown, unknown>, node: FieldNode): number | null {
    for (const argument of field.args) {
      const type = getNamedType(argument.type);
      const isPaged = isInputObjectType(type) && 'take' in type.getFields();
      if (!isPaged && argument.name !== 'take') continue;
      const value = valueOf(node.arguments?.find(({ name }) => name.value === argument.name)?.value);
      const take = isPaged ? (value as { take?: unknown } | undefined)?.take : value;
      return typeof take === 'number' && take >= 0 ? take : PAGE;
    }
    return null;
  }

  function valueOf(node: ValueNode | undefined): unknown {
    if (node?.kind === Kind.VARIABLE) return variables[node.name.value];
    if (node?.kind === Kind.INT || node?.kind === Kind.FLOAT) return Number(node.value);
    if (node?.kind === Kind.OBJECT)
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOf(value)]));
    return undefined;
  }
}
