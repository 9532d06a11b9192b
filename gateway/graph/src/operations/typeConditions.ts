import { isAbstractType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

/** Whether a fragment's type condition applies to an object of a type. */
export type TypeConditions = (typename: string, condition: string) => boolean;

/** Looks type conditions up in the full supergraph, including what clients may not see; results are cached. */
export function createTypeConditions(schema: GraphQLSchema): TypeConditions {
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

function isOf(schema: GraphQLSchema, typename: string, condition: string): boolean {
  const type = schema.getType(typename);
  const abstract = schema.getType(condition);
  if (!isAbstractType(abstract) || !(isObjectType(type) || isInterfaceType(type))) return false;
  return schema.isSubType(abstract, type);
}
