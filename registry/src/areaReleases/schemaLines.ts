import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

/** What differs between two schemas, a line each: `- Coach.headline: String`, `+ Coach.motto: String!`. */
export function differingLines(before: GraphQLSchema, after: GraphQLSchema): string[] {
  const [had, has] = [linesOf(before), linesOf(after)];
  return [
    ...[...had].filter((line) => !has.has(line)).map((line) => `- ${line}`),
    ...[...has].filter((line) => !had.has(line)).map((line) => `+ ${line}`),
  ].sort((a, b) => a.slice(2).localeCompare(b.slice(2)));
}

function linesOf(schema: GraphQLSchema): Set<string> {
  const lines = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type)) for (const { name } of type.getValues()) lines.add(`${type.name}.${name}`);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        lines.add(`${type.name}.${field.name}: ${String(field.type)}`);
    if (isObjectType(type) || isInterfaceType(type))
      for (const { name, args, type: given } of Object.values(type.getFields())) {
        const taken = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ');
        lines.add(`${type.name}.${name}${taken && `(${taken})`}: ${String(given)}`);
      }
  }
  return lines;
}
