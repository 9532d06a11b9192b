import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** Whether the query selects `name` directly below this field; saves unneeded reads. */
export const selects = (info: GraphQLResolveInfo, name: string): boolean =>
  info.fieldNodes.some(({ selectionSet }) => contains(selectionSet, name, info));

function contains(set: SelectionSetNode | undefined, name: string, info: GraphQLResolveInfo): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === 'Field') return selection.name.value === name;
    if (selection.kind === 'InlineFragment') return contains(selection.selectionSet, name, info);
    return contains(info.fragments[selection.name.value]?.selectionSet, name, info);
  });
}
