import { Kind, parse, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { responseName, selectedFields } from '../selectedFields';

/** Errors reported for one failed fetch; a page needs no more to know which sections to offer Retry for. */
export const MAX_LOST_FIELDS = 20;

interface LostFields {
  /** The fields of the fetch itself; `_entities` for an entity fetch. */
  roots: readonly string[];
  /** For an entity fetch: the requested fields of each entity. */
  owned: readonly string[];
}

/** The fields that are missing when a fetch failed, by their response names. */
export function lostFields(fetched: string): LostFields {
  const document = parse(fetched);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fieldsOf = (node: OperationDefinitionNode | FieldNode | undefined) =>
    selectedFields(node?.selectionSet, document).filter(({ name }) => name.value !== '__typename');
  const roots = fieldsOf(operation as OperationDefinitionNode | undefined);
  return {
    roots: roots.map(responseName),
    owned: [...new Set(fieldsOf(roots[0]).map(responseName))],
  };
}
