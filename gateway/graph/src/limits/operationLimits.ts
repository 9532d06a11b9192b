import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

export const OPERATION_LIMITS = {
  tokens: 2500,
  depth: 12,
  aliases: 20,
  directives: 20,
  cost: 5000,
} as const;

/** Refuses operations too deep, or with too many aliases or directives, before any resolver runs (safety 17). */
export function operationLimits(context: ValidationContext): ASTVisitor {
  const { depth, aliases, directives } = OPERATION_LIMITS;
  let aliasCount = 0;
  let directiveCount = 0;
  return {
    Field(node) {
      if (node.alias && ++aliasCount === aliases + 1) refuse(`uses more than ${aliases} aliases`);
    },
    Directive() {
      if (++directiveCount === directives + 1) refuse(`uses more than ${directives} directives`);
    },
    OperationDefinition(node) {
      if (depthOf(context, node.selectionSet) > depth) refuse(`is deeper than ${depth} levels`);
    },
  };

  function refuse(what: string) {
    context.reportError(
      new GraphQLError(`The operation ${what}.`, { extensions: { code: 'TOO_EXPENSIVE' } }),
    );
  }
}

function depthOf(context: ValidationContext, operation: SelectionSetNode): number {
  const fragments = new Map<string, number>();
  return measure(operation, new Set());

  function measure(set: SelectionSetNode, open: ReadonlySet<string>): number {
    let deepest = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        // Introspection is deep by nature, bounded by the schema, and off in production.
        if (selection.name.value.startsWith('__') || !selection.selectionSet) continue;
        deepest = Math.max(deepest, 1 + measure(selection.selectionSet, open));
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        deepest = Math.max(deepest, measure(selection.selectionSet, open));
      } else {
        deepest = Math.max(deepest, measureFragment(selection.name.value, open));
      }
    }
    return deepest;
  }

  function measureFragment(name: string, open: ReadonlySet<string>): number {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    const fragment = context.getFragment(name);
    // A fragment inside itself is reported by a rule of its own.
    if (!fragment || open.has(name)) return 0;
    const depth = measure(fragment.selectionSet, new Set([...open, name]));
    fragments.set(name, depth);
    return depth;
  }
}
