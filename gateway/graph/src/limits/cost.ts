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
import { tooExpensive } from '../operations/refusal';

/** Assumed rows of a list without a requested number: a page of a paged list, a handful of a nested one. */
const PAGE = 20;
const HANDFUL = 5;
/** Fragments can expand enormously; past this many steps the operation is refused. */
const MAX_STEPS = 10_000;

interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

type Variables = Readonly<Record<string, unknown>>;
export type Cost = (variables: Variables) => number;

/** The cost of a subtree; `rows` is the `take` of an ancestor field, for the next lists below it. */
type Part = (variables: Variables, rows: number | null, times: number) => number;

/**
 * How many objects an operation may bring at most, `take` multiplied down the lists: a list of 100 with 20 things each
 * costs 2,000 whatever its text looks like. Counting stops above `limit`. Throws `OperationRefused` for one that expands too far.
 */
export function compileCost({ schema, document, operation }: Operation, limit: number): Cost {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  let steps = 0;
  const whole = compileSet(operation.selectionSet, schema.getRootType(operation.operation));
  if (steps > MAX_STEPS) throw tooExpensive();
  return (variables) => whole(variables, null, 1);

  function compileSet(set: SelectionSetNode, type: GraphQLType | null | undefined): Part {
    const parts: Part[] = [];
    collect(set, type, parts);
    return (variables, rows, times) => {
      let cost = 0;
      for (const part of parts) {
        if (cost > limit) break;
        cost += part(variables, rows, times);
      }
      return cost;
    };
  }

  function collect(set: SelectionSetNode, type: GraphQLType | null | undefined, parts: Part[]): void {
    for (const selection of set.selections) {
      if (++steps > MAX_STEPS) return;
      if (selection.kind === Kind.FIELD) {
        const part = compileField(selection, type);
        if (part) parts.push(part);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type;
        collect(selection.selectionSet, on, parts);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment)
          collect(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), parts);
      }
    }
  }

  function compileField(node: FieldNode, type: GraphQLType | null | undefined): Part | null {
    if (!node.selectionSet) return null;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    const below = compileSet(node.selectionSet, field && getNamedType(field.type));
    // Introspection costs no rows, only steps.
    if (!field) return null;
    const rowsAsked = compileRows(field, node);
    const isList = isListType(getNullableType(field.type));
    return (variables, rows, times) => {
      const asked = rowsAsked(variables);
      const objects = times * (isList ? (asked ?? rows ?? HANDFUL) : 1);
      return objects + below(variables, isList ? null : (asked ?? rows), objects);
    };
  }
}

/** The requested number of rows; null for a field without such an argument. */
function compileRows(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (variables: Variables) => number | null {
  for (const argument of field.args) {
    const type = getNamedType(argument.type);
    const isPaged = isInputObjectType(type) && 'take' in type.getFields();
    if (!isPaged && argument.name !== 'take') continue;
    const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
    return (variables) => {
      const value = valueOf(given, variables);
      const take = isPaged ? (value as { take?: unknown } | null | undefined)?.take : value;
      return typeof take === 'number' && take >= 0 ? take : PAGE;
    };
  }
  return () => null;
}

function valueOf(node: ValueNode | undefined, variables: Variables): unknown {
  if (node?.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node?.kind === Kind.INT || node?.kind === Kind.FLOAT) return Number(node.value);
  if (node?.kind === Kind.OBJECT)
    return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOf(value, variables)]));
  return undefined;
}
