import type { QueryPlanSelectionNode } from '@apollo/query-planner';
import { getOwn, setOwn, type Fetched } from './fetched';
import { merge } from './merge';
import type { TypeConditions } from '../../../operations/typeConditions';

/** The entity representation that another subgraph needs to find an object; null when a required field is missing. */
export type Represent = (object: Fetched) => Fetched | null;

/** Adds one part to a representation; false when the object does not have it. */
type Part = (object: Fetched, representation: Fetched) => boolean;

/** Compiles a fetch's `requires` into a function of an object that was fetched before. */
export function compileRepresentation(
  selections: readonly QueryPlanSelectionNode[],
  isOfType: TypeConditions,
): Represent {
  const parts = selections.map((selection) => compilePart(selection, isOfType));
  return (object) => {
    const representation: Fetched = {};
    for (const part of parts) if (!part(object, representation)) return null;
    return representation;
  };
}

function compilePart(selection: QueryPlanSelectionNode, isOfType: TypeConditions): Part {
  if (selection.kind === 'Field') {
    const key = selection.alias ?? selection.name;
    const represent = selection.selections && compileRepresentation(selection.selections, isOfType);
    return (object, representation) => {
      const value = getOwn(object, key);
      if (value === undefined) return false;
      setOwn(representation, key, represent ? each(value, represent) : value);
      return true;
    };
  }
  const { typeCondition } = selection;
  if (!typeCondition) return () => true;
  const represent = compileRepresentation(selection.selections, isOfType);
  return (object, representation) => {
    const typename = object.__typename;
    const found = typeof typename === 'string' && isOfType(typename, typeCondition) && represent(object);
    if (found) merge(representation, found);
    return true;
  };
}

function each(value: unknown, represent: Represent): unknown {
  if (Array.isArray(value)) return value.map((element) => each(element, represent));
  // A plan selects inside objects only, so a value that is not null is an object.
  return value === null ? null : represent(value as Fetched);
}
