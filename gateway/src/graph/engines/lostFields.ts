import { Kind, parse, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { responseName, selectedFields } from '../selectedFields';

/** Errors told for one fetch; a page needs no more to know which of its sections to offer Retry for. */
export const MOST_LOST = 20;

interface LostFields {
  roots: readonly string[];
  /** Where entities are asked for: the fields of each. */
  owned: readonly string[];
}

/** What is missing when nobody answered a fetch, by the names that it was to be answered under. */
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
