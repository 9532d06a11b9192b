import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** Whether the query asks for `name` right below this field; spares reads nobody asked for. */
export const selects = (info: GraphQLResolveInfo, name: string): boolean =>
  info.fieldNodes.some(({ selectionSet }) => contains(selectionSet, name, info));

function contains(set: SelectionSetNode | undefined, name: string, info: GraphQLResolveInfo): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === 'Field') return selection.name.value === name;
    if (selection.kind === 'InlineFragment') return contains(selection.selectionSet, name, info);
    return contains(info.fragments[selection.name.value]?.selectionSet, name, info);
  });
}
