import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** Whether the query selects the field at this path below the current one; saves unneeded reads. */
export const selects = (info: GraphQLResolveInfo, ...path: string[]): boolean =>
  info.fieldNodes.some(({ selectionSet }) => contains(selectionSet, path, info));

function contains(
  set: SelectionSetNode | undefined,
  path: readonly string[],
  info: GraphQLResolveInfo,
): boolean {
  const [name, ...below] = path;
  if (name === undefined) return true;
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === 'Field')
      return selection.name.value === name && contains(selection.selectionSet, below, info);
    if (selection.kind === 'InlineFragment') return contains(selection.selectionSet, path, info);
    return contains(info.fragments[selection.name.value]?.selectionSet, path, info);
  });
}
