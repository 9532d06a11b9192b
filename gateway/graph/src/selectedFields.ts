import { Kind, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';

/** The fields of a selection, including those inside fragments. */
export function selectedFields(set: SelectionSetNode | undefined, document: DocumentNode): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return selectedFields(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? selectedFields(fragment.selectionSet, document) : [];
  });
}

/** A field's response name: its alias, else its name. */
export const responseName = (field: FieldNode) => field.alias?.value ?? field.name.value;
