import type { Schema } from '@apollo/federation-internals';

/** Whether a fragment's type condition applies to an object of a type. */
export type TypeConditions = (typename: string, condition: string) => boolean;

/** Looks type conditions up in the full supergraph, including what clients may not see; results are cached. */
export function createTypeConditions(schema: Schema): TypeConditions {
  const known = new Map<string, Map<string, boolean>>();
  return (typename, condition) => {
    if (typename === condition) return true;
    let answers = known.get(condition);
    if (!answers) known.set(condition, (answers = new Map()));
    let answer = answers.get(typename);
    if (answer === undefined) answers.set(typename, (answer = isOf(schema, typename, condition)));
    return answer;
  };
}

function isOf(schema: Schema, typename: string, condition: string): boolean {
  const type = schema.type(typename);
  const abstract = schema.type(condition);
  if (type?.kind !== 'ObjectType' && type?.kind !== 'InterfaceType') return false;
  if (abstract?.kind === 'InterfaceType') return type.implementsInterface(condition);
  return abstract?.kind === 'UnionType' && abstract.hasTypeMember(typename);
}
