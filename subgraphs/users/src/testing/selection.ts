import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';

/** All fields of a type, nested ones too, so that fields added later are tested as well; a recursive type by its id. */
export function selectionOf(schema: GraphQLSchema, typeName: string, above: readonly string[] = []): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  if (above.includes(typeName)) return 'id';
  return Object.values(type.getFields())
    .map((field) => {
      const inner = getNamedType(field.type);
      return isObjectType(inner)
        ? `${field.name} { ${selectionOf(schema, inner.name, [...above, typeName])} }`
        : field.name;
    })
    .join(' ');
}
