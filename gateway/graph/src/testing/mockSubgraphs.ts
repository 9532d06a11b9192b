import { Supergraph } from '@apollo/federation-internals';
import { buildSubgraphSchema } from '@apollo/subgraph';
import type { Domain } from '@athenaeum/kit';
import {
  execute,
  GraphQLError,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
  validate,
  type GraphQLEnumType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { SubgraphClient, SubgraphClients } from '../subgraphs/subgraphClient';

interface Mock {
  __typename?: string;
  id?: string;
  code?: string;
  seed?: number;
  weight?: unknown;
}

const KEYS = ['id', 'code'];
const FEW = 4;
/** Clients see two of them. */
const MOODS = ['GLAD', 'SAD', 'HIDDEN'];
const isEvery = (seed: number, so: number) => seed % so === 0;

/** Mocks every subgraph of a supergraph with deterministic values: the same for the same field of the same entity. */
export function createMockSubgraphs(supergraphSdl: string): SubgraphClients {
  const clients = [...Supergraph.build(supergraphSdl).subgraphs()].map((subgraph) => {
    const resolvers = subgraph.name === 'users' ? { Thing: { __resolveReference: withType } } : undefined;
    const schema = buildSubgraphSchema({ typeDefs: parse(subgraph.toString()), resolvers });
    return [subgraph.name, clientOf(subgraph.name as Domain, schema)];
  });
  // A supergraph of these tests always has the four.
  return Object.fromEntries(clients) as SubgraphClients;
}

const clientOf = (name: Domain, schema: GraphQLSchema): SubgraphClient => ({
  name,
  async ask({ query, variables, operationName }) {
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0) return { errors };
    return execute({
      schema,
      document,
      variableValues: variables,
      operationName,
      fieldResolver: mockResolver,
    });
  },
  isReady: async () => true,
  about: async () => null,
  close: async () => {},
});

/** A value for any field: sometimes null, even for non-nullable fields, and sometimes an error. */
export const mockResolver: GraphQLFieldResolver<Mock | undefined, unknown, Record<string, unknown>> = async (
  source,
  args,
  _context,
  { fieldName, parentType, returnType, schema },
) => {
  const id = idOf(source);
  if (fieldName === 'id' && id) return id;
  if (fieldName === 'code' && id) return `code-${id}`;
  if (fieldName === 'estimate' && source?.weight === undefined && source?.seed === undefined)
    throw new Error('what the field requires was not sent');
  const identity = id ?? source?.seed ?? parentType.name;
  const seed = hash(`${identity}.${fieldName}(${JSON.stringify(args)})`);
  if (isEvery(seed, 19) && !KEYS.includes(fieldName))
    throw new GraphQLError(`${identity}.${fieldName} is broken`, {
      extensions: isEvery(seed, 2) ? { code: 'BROKEN' } : {},
    });
  return valueOf(returnType, seed, schema);
};

const idOf = (source: Mock | undefined) => source?.id ?? source?.code?.replace('code-', '');

function valueOf(type: GraphQLOutputType, seed: number, schema: GraphQLSchema): unknown {
  if (isNonNullType(type)) return isEvery(seed, 43) ? null : valueOf(type.ofType, seed + 1, schema);
  if (isEvery(seed, 11)) return null;
  if (isListType(type))
    // As promises: graphql-js leaves other elements' rejections unhandled when one is null too early.
    return Array.from({ length: seed % FEW }, async (_, at) =>
      valueOf(type.ofType, hash(`${seed}#${at}`), schema),
    );
  if (isEnumType(type)) return one(type.name === 'Mood' ? MOODS : namesOf(type), seed);
  if (isScalarType(type)) return scalar(type.name, seed);
  if (type.name === 'Thing') return thing(seed, isAbstractType(type));
  const kinds = isAbstractType(type)
    ? [...schema.getPossibleTypes(type)].map(({ name }) => name).sort()
    : [type.name];
  const __typename = kinds[seed % kinds.length]!;
  return { __typename, seed, id: `${__typename}${seed % FEW}` };
}

/** One subgraph knows entities only by their interface; the concrete type follows from the id. */
function thing(seed: number, isAbstract: boolean): Mock {
  const known = { id: `Thing${seed % FEW}`, seed };
  return isAbstract ? withType(known) : { ...known, __typename: 'Thing' };
}
const withType = (known: Mock): Mock => ({
  ...known,
  __typename: isEvery(hash(known.id ?? ''), 2) ? 'Chair' : 'Table',
});

function scalar(name: string, seed: number): unknown {
  if (name === 'Int') return seed % 1000;
  if (name === 'Float') return (seed % 1000) / 8;
  if (name === 'Boolean') return isEvery(seed, 2);
  if (name === 'String' || name === 'ID') return `text ${seed % 1000}`;
  return { any: [seed % 7, { deep: 'value' }] };
}

const one = (names: readonly string[], seed: number) => names[seed % names.length];
const namesOf = (type: GraphQLEnumType) => type.getValues().map(({ name }) => name);

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}
