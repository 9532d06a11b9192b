import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isUnionType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { responseName } from '../../../selectedFields';

export interface Selections {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The values of the variables that `@skip` and `@include` use. */
  conditions: Record<string, unknown>;
}

/** The requested fields of an object type by response name (GraphQL, "CollectFields"). */
export function collectFields(
  { schema, fragments, conditions }: Selections,
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  for (const set of sets) collect(set);
  return fields;

  function collect(set: SelectionSetNode): void {
    for (const selection of set.selections) {
      if (!isIncluded(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = responseName(selection);
        const known = fields.get(key);
        if (known) known.push(selection);
        else fields.set(key, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (applies(selection.typeCondition?.name.value)) collect(selection.selectionSet);
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment && applies(fragment.typeCondition.name.value)) collect(fragment.selectionSet);
      }
    }
  }

  function isIncluded(selection: SelectionNode): boolean {
    if (getDirectiveValues(GraphQLSkipDirective, selection, conditions)?.if === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, selection, conditions)?.if !== false;
  }

  function applies(condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const on = schema.getType(condition);
    return isAbstractType(on) && !isUnionType(type) && schema.isSubType(on, type);
  }
}
