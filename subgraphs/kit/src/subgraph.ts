import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSubgraphSchema } from '@apollo/subgraph';
import {
  execute,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { StoredModel } from './mongo';
import { aboutSubgraph, type SubgraphAbout } from './about';
import { accessTable, guardRoots, type Domain } from './access';
import type { InternalCaller } from './internalToken';
import { outboxModels } from './outbox/models';
import type { Viewer } from './viewer';

export interface SubgraphContext<Loaders = unknown> {
  viewer: Viewer;
  requestId: string;
  loaders: Loaders;
}

export interface SubgraphDefinition<Loaders> {
  name: Domain;
  /** `import.meta.url` of the subgraph's index: every .graphql below it is part of the schema. */
  home: string;
  // graphql-js resolvers differ per field; each subgraph's own are typed by its generated `Resolvers`.
  resolvers: Record<string, unknown>;
  createLoaders: (viewer: Viewer) => Loaders;
  models: readonly StoredModel[];
}

export interface GraphQLCall {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

export interface Subgraph {
  name: Domain;
  about: SubgraphAbout;
  schema: GraphQLSchema;
  models: readonly StoredModel[];
  createContext(caller: InternalCaller): SubgraphContext;
  /** Runs one operation for a caller the gateway vouches for. */
  execute(call: GraphQLCall, caller: InternalCaller): Promise<ExecutionResult>;
}

const PARSED_LIMIT = 2000;

/** A domain's schema with its access table enforced and its loaders made anew for each request. */
export function defineSubgraph<Loaders>(definition: SubgraphDefinition<Loaders>): Subgraph {
  const sdl = readTypeDefs(definition.home);
  const typeDefs = parse(sdl);
  const resolvers = guardRoots(accessTable[definition.name], definition.resolvers);
  const schema = buildSubgraphSchema({ typeDefs, resolvers: resolvers as never });
  const createContext = ({ viewer, requestId }: InternalCaller): SubgraphContext<Loaders> => ({
    viewer,
    requestId,
    loaders: definition.createLoaders(viewer),
  });

  return {
    name: definition.name,
    about: aboutSubgraph(definition.home, sdl),
    schema,
    // Any domain may have something to tell another system.
    models: [...definition.models, ...outboxModels],
    createContext,
    execute: executorOf(schema, createContext),
  };
}

/** Runs operations on a schema: each text is parsed and checked once, each call gets a context of its own. */
export function executorOf(
  schema: GraphQLSchema,
  createContext: (caller: InternalCaller) => unknown,
): Subgraph['execute'] {
  const documents = new Map<string, DocumentNode | readonly GraphQLError[]>();
  return async ({ query, variables, operationName }, caller) => {
    const document = parsedOnce(schema, documents, query);
    if (!('kind' in document)) return { errors: document };
    return execute({
      schema,
      document,
      contextValue: createContext(caller),
      variableValues: variables,
      operationName,
    });
  };
}

/** The SDL of a subgraph: the shared inputs and every .graphql file below its folder. */
export function readTypeDefs(home: string): string {
  const shared = readFileSync(fileURLToPath(new URL('./shared.graphql', import.meta.url)), 'utf8');
  const folder = fileURLToPath(new URL('.', home));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort();
  return [shared, ...files.map((file) => readFileSync(join(folder, file), 'utf8'))].join('\n');
}

function parsedOnce(
  schema: GraphQLSchema,
  documents: Map<string, DocumentNode | readonly GraphQLError[]>,
  query: string,
): DocumentNode | readonly GraphQLError[] {
  const known = documents.get(query);
  if (known) return known;
  const document = parse(query);
  const errors = validate(schema, document);
  const checked = errors.length > 0 ? errors : document;
  if (documents.size >= PARSED_LIMIT) documents.clear();
  documents.set(query, checked);
  return checked;
}
