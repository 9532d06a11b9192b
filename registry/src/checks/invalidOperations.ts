import { GraphQLError, Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

export interface InvalidOperation {
  name: string;
  problem: string;
}

/** The documents that are invalid against a schema, with the first error of each. */
export function invalidOperations(graph: GraphQLSchema, documents: Iterable<string>): InvalidOperation[] {
  return [...documents].flatMap((text) => {
    const document = parsed(text);
    if (document instanceof GraphQLError) return [{ name: text.slice(0, 40), problem: document.message }];
    const [error] = validate(graph, document);
    return error ? [{ name: nameOf(document), problem: error.message }] : [];
  });
}

function parsed(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text);
  } catch (error) {
    return error as GraphQLError;
  }
}

const nameOf = ({ definitions }: DocumentNode) =>
  definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION && node.name?.value) || [])[0] ??
  'an operation without a name';
