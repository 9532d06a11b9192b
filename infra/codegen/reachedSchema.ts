import {
  buildASTSchema,
  isTypeDefinitionNode,
  Kind,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type NamedTypeNode,
  type TypeDefinitionNode,
} from 'graphql';

const ROOTS = ['Query', 'Mutation', 'Subscription'];

/**
 * Of a schema the types that a document can come to, with the fields of those names that it asks for: what its types follow from. The
 * generator goes through the whole of a schema for each document, which takes longer than the document.
 */
export function reachedSchema(schema: DocumentNode, document: DocumentNode): GraphQLSchema {
  const types = schema.definitions.filter(isTypeDefinitionNode);
  const { fields, named } = namesIn(document);
  const reached = new Map<string, TypeDefinitionNode>();
  const waiting = [...ROOTS, ...named];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const type = types.find((one) => one.name.value === name);
    if (!type || reached.has(name)) continue;
    const kept = withFields(type, fields);
    reached.set(name, kept);
    waiting.push(...typesIn(kept), ...types.filter((one) => isA(one, name!)).map((one) => one.name.value));
  }
  // In the order of the schema, which is that of what is generated.
  const definitions = types.flatMap((type) => reached.get(type.name.value) ?? []);
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions }, { assumeValid: true, assumeValidSDL: true });
}

function namesIn(document: DocumentNode): { fields: Set<string>; named: Set<string> } {
  const [fields, named] = [new Set<string>(), new Set<string>()];
  visit(document, {
    Field: ({ name }) => void fields.add(name.value),
    NamedType: ({ name }) => void named.add(name.value),
  });
  return { fields, named };
}

/** Arguments are checked, and no type follows from them. */
function withFields(type: TypeDefinitionNode, names: ReadonlySet<string>): TypeDefinitionNode {
  if (type.kind !== Kind.OBJECT_TYPE_DEFINITION && type.kind !== Kind.INTERFACE_TYPE_DEFINITION) return type;
  const fields = type.fields
    ?.filter(({ name }) => names.has(name.value))
    .map((field) => ({ ...field, arguments: [] }));
  return { ...type, fields: fields ?? [] };
}

function typesIn(type: TypeDefinitionNode): string[] {
  const found: string[] = [];
  visit(type, { NamedType: ({ name }: NamedTypeNode) => void found.push(name.value) });
  return found;
}

const isA = (type: TypeDefinitionNode, name: string) =>
  'interfaces' in type && Boolean(type.interfaces?.some((one) => one.name.value === name));
