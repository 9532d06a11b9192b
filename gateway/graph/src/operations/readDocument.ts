import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { OPERATION_LIMITS, operationLimits } from '../limits/operationLimits';
import { OperationRefused } from './refusal';

export interface ValidationMode {
  /** In production: rejects introspection, and error messages suggest no names. */
  isClosed: boolean;
}

/** Parses and validates a document against the schema and the limits; throws `OperationRefused`. */
export function readDocument(
  text: string,
  schema: GraphQLSchema,
  { isClosed }: ValidationMode,
): DocumentNode {
  const document = parsed(text);
  const rules = [...specifiedRules, operationLimits, ...(isClosed ? [NoSchemaIntrospectionCustomRule] : [])];
  const errors = validate(schema, document, rules, { hideSuggestions: isClosed });
  if (errors.length > 0) throw new OperationRefused('GRAPHQL_VALIDATION_FAILED', errors);
  return document;
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: OPERATION_LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new OperationRefused('GRAPHQL_PARSE_FAILED', [error]);
  }
}

/** The operation of that name, or the only one. */
export function operationOf(
  document: DocumentNode,
  name: string | undefined,
  schema: GraphQLSchema,
): OperationDefinitionNode {
  const all = operationsOf(document);
  const [operation, another] = name ? all.filter((one) => one.name?.value === name) : all;
  if (operation && !another && schema.getRootType(operation.operation)) return operation;
  const message = name
    ? `There is no operation "${name}" that can be answered.`
    : 'Say which operation is meant, of those that can be answered.';
  throw new OperationRefused('OPERATION_RESOLUTION_FAILURE', [new GraphQLError(message)]);
}

export const operationsOf = (document: DocumentNode): OperationDefinitionNode[] =>
  document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
