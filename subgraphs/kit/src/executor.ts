import {
  execute,
  getNamedType,
  getOperationAST,
  isScalarType,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { InternalCaller } from './internalToken';
import { inSpan, isTracing } from './telemetry/tracing';

export interface GraphQLCall {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/** Runs one operation for a caller that the gateway has authenticated. */
export type Executor = (call: GraphQLCall, caller: InternalCaller) => Promise<ExecutionResult>;

interface Operation {
  /** The client's. */
  name: string;
  /** The name in its document, where that holds no other operation. */
  onlyName: string | undefined;
  isWriting: boolean;
  run(context: unknown, variables: Record<string, unknown>): ExecutionResult | Promise<ExecutionResult>;
}

const MAX_COMPILED_OPERATIONS = 2000;

/**
 * Executes operations on a schema: each is validated and compiled once, each call gets a context of its own. A field without a
 * resolver must be a plain value: functions and promises are not resolved. `beforeAnswer` is awaited with the context and the
 * client's name of the operation before the result is given out.
 */
export function executorOf(
  schema: GraphQLSchema,
  createContext: (caller: InternalCaller, isWriting: boolean) => unknown,
  beforeAnswer?: (context: never, operation: string) => Promise<void>,
): Executor {
  const operationOf = compiledOperations(schema);
  return async ({ query, variables, operationName }, caller) => {
    const operation = operationOf(query, operationName);
    const context = createContext(caller, operation.isWriting);
    const running = operation.run(context, variables ?? {});
    if (!beforeAnswer) return running;
    const result = await running;
    // Of the type that `createContext` makes, which the executor does not know.
    await beforeAnswer(context as never, operation.name);
    return result;
  };
}

/** Answers an operation that is validated and compiled when it is first asked for, by its text and name. */
export function compiledOperations(schema: GraphQLSchema) {
  const known = new LRUCache<string, Operation>({ max: MAX_COMPILED_OPERATIONS });
  return (query: string, operationName?: string | null): Operation => {
    // Found by its text alone where it can be: the gateway's plans hold that string, while one put together here is hashed each time.
    const byText = known.get(query);
    if (byText && (!operationName || operationName === byText.onlyName)) return byText;
    const key = operationName ? `${operationName}\n${query}` : query;
    const found = known.get(key);
    if (found) return found;
    const operation = traced(compile(schema, query, operationName ?? undefined));
    known.set(operationName === operation.onlyName ? query : key, operation);
    return operation;
  };
}

/** The work of its resolvers in a span, where one is sampled. */
function traced(operation: Operation): Operation {
  const { name, isWriting, run } = operation;
  const attributes = {
    'graphql.operation.name': name,
    'graphql.operation.type': isWriting ? 'mutation' : 'query',
  };
  return {
    ...operation,
    run: (context, variables) =>
      isTracing()
        ? inSpan('resolve', { attributes }, async () => run(context, variables))
        : run(context, variables),
  };
}

/** The name that the client gave: the gateway adds to it which fetch of which subgraph this is. */
export const clientOperation = (name: string | null | undefined): string =>
  (name ?? '').replace(/__[a-z]+__\d+$/, '');

function compile(schema: GraphQLSchema, query: string, operationName: string | undefined): Operation {
  const document = parse(query);
  const node = getOperationAST(document, operationName);
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const about = {
    name: clientOperation(node?.name?.value),
    onlyName: operations.length === 1 ? node?.name?.value : undefined,
    isWriting: node?.operation === 'mutation',
  };
  const errors = validate(schema, document);
  if (errors.length > 0) return { ...about, run: () => ({ errors }) };
  if (hidesVariables(schema, document))
    return {
      ...about,
      run: (contextValue, variableValues) =>
        execute({ schema, document, operationName, contextValue, variableValues }),
    };
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) return { ...about, run: () => compiled };
  return { ...about, run: (context, variables) => compiled.query(undefined, context, variables) };
}

/** Whether a variable is nested in a value of a scalar type: the compiler would drop it. */
function hidesVariables(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let found = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      ObjectValue(node) {
        if (isScalarType(getNamedType(types.getInputType())))
          visit(node, { Variable: () => void (found = true) });
      },
    }),
  );
  return found;
}
