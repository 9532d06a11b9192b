import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { operationsOf } from '../operations/readDocument';

/** A value for each required variable of an operation. */
export function sampleValues(schema: GraphQLSchema, query: string): Record<string, unknown> {
  const [operation] = operationsOf(parse(query));
  const given = (operation?.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
    // In a valid document every variable has an input type.
    const type = typeFromAST(schema, node) as GraphQLInputType | undefined;
    return isNonNullType(type) ? [[variable.name.value, valueOf(type)] as const] : [];
  });
  return Object.fromEntries(given);
}

function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, valueOf(field.type)]),
    );
  return type.name === 'Boolean' ? true : type.name === 'Int' || type.name === 'Float' ? 7 : 'Person1';
}
