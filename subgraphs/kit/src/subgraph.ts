import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse, type GraphQLSchema } from 'graphql';
import { aboutSubgraph, type SubgraphAbout } from './about';
import { guardRoots } from './access';
import type { Domain } from './domains';
import type { StoredModel } from './ensureIndexes';
import { DataAccess } from './dataAccess/dataAccess.model';
import type { DataAccesses } from './dataAccess/dataAccesses';
import { watchReads, type WatchedTypes } from './dataAccess/watchReads';
import { executorOf, type Executor } from './executor';
import type { InternalCaller } from './internalToken';
import type { Migration } from './migrations';
import { noteRefusals } from './access/noteRefusals';
import { outboxModels } from './outbox/models';
import { requestLoaders } from './requestLoaders';
import { sharedPartsOf, typeDefsOf } from './typeDefs';
import type { Viewer } from './viewer';

export interface SubgraphContext<Loaders = unknown> {
  viewer: Viewer;
  requestId: string;
  /** The language of the request; undefined where no person reads the answer. */
  language?: string;
  loaders: Loaders;
}

export interface SubgraphDefinition<Loaders> {
  name: Domain;
  /** `import.meta.url` of the subgraph's index: every .graphql file below it is part of the schema. */
  home: string;
  // The type of a resolver differs by field; each subgraph types its own with its generated `Resolvers`.
  resolvers: Record<string, unknown>;
  createLoaders: (viewer: Viewer) => Loaders;
  models: readonly StoredModel[];
  /** Changes of the form of its documents, in the order of their numbers. */
  migrations?: readonly Migration[];
  findProductionProblem?: Subgraph['findProductionProblem'];
  /** Records of members of which it is noted what staff read; its loaders have `dataAccesses` then. */
  watched?: WatchedTypes;
  warmUp?: Subgraph['warmUp'];
}

export interface Subgraph {
  name: Domain;
  about: SubgraphAbout;
  schema: GraphQLSchema;
  models: readonly StoredModel[];
  migrations: readonly Migration[];
  watched: WatchedTypes;
  /** Why this database must not be served in production, as a sentence; null when it may. */
  findProductionProblem?: () => Promise<string | null>;
  /** Reads what this process answers from its memory, before it is given requests. */
  warmUp?: () => Promise<void>;
  createContext(caller: InternalCaller): SubgraphContext;
  /** What has to be stored before the answer of an operation, by its client's name, is given out. */
  beforeAnswer?(context: SubgraphContext, operation: string): Promise<void>;
  /** Runs one operation for a caller that the gateway has authenticated. */
  execute: Executor;
}

/** A domain's schema with its `@access` enforced, and loaders made for each request. */
export function defineSubgraph<Loaders>(definition: SubgraphDefinition<Loaders>): Subgraph {
  const sdl = readTypeDefs(definition.home);
  const typeDefs = parse(sdl);
  const resolvers = watchReads(definition.resolvers, definition.watched ?? {});
  // Generated resolver types are narrower than the library's.
  const schema = buildSubgraphSchema({ typeDefs, resolvers: resolvers as never });
  guardRoots(schema, noteRefusals(definition.name));
  const loaders = requestLoaders(definition.createLoaders);
  const createContext = (caller: InternalCaller, isWriting = true): SubgraphContext<Loaders> => ({
    viewer: caller.viewer,
    requestId: caller.requestId,
    language: caller.language,
    loaders: isWriting ? loaders.toWrite(caller) : loaders.toRead(caller),
  });

  return {
    name: definition.name,
    about: aboutSubgraph(definition.home, sdl),
    schema,
    // Any domain may enqueue messages.
    models: [...definition.models, ...(definition.watched ? [DataAccess] : []), ...outboxModels],
    migrations: definition.migrations ?? [],
    watched: definition.watched ?? {},
    findProductionProblem: definition.findProductionProblem,
    warmUp: definition.warmUp,
    createContext,
    ...(definition.watched && { beforeAnswer: storeReads }),
    execute: executorOf(schema, createContext, definition.watched && storeReads),
  };
}

/** Nothing of a member is given out before it is stored who reads it. */
const storeReads = ({ loaders }: SubgraphContext, operation: string): Promise<void> =>
  // A subgraph that watches has them.
  (loaders as { dataAccesses: DataAccesses }).dataAccesses.store(operation);

/** The SDL of a subgraph: what all have, every .graphql file below its folder, and what it has in common with some. */
export function readTypeDefs(home: string): string {
  const folder = fileURLToPath(new URL('.', home));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort();
  const own = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return typeDefsOf([readShared('shared.graphql'), ...own, ...sharedPartsOf(own).map(readShared)]);
}

const readShared = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
