import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { narrowed, type ClosedSets } from './closedSets';
import type { GraphqlFile } from './graphqlFiles';
import { sdlOf, type SubgraphInput } from './inputs';
import type { OutputFile } from './outputFile';
import { SCALARS } from './scalars';

/** The types that a subgraph's resolvers are written against. */
export async function resolverTypes(
  shared: GraphqlFile,
  subgraph: SubgraphInput,
  closed: ClosedSets,
): Promise<OutputFile> {
  const { contextType, mappers = {} } = subgraph.config;
  const path = `subgraphs/${subgraph.name}/src/__generated__/resolvers.ts`;
  const text = await codegen({
    filename: path,
    // What a caller sends is checked by the contract, so it is any string until then.
    schema: narrowed(parse(sdlOf(shared, subgraph)), closed, { inputs: false }),
    documents: [],
    plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
    pluginMap: { typescript, typescriptResolvers },
    config: {
      federation: true,
      scalars: { ...SCALARS, ...closed.unions, _FieldSet: 'string' },
      strictScalars: true,
      namingConvention: 'keep',
      enumsAsTypes: true,
      useTypeImports: true,
      optionalResolveType: true,
      inputMaybeValue: 'T | null | undefined',
      contextType: contextType ? fromGenerated(contextType) : '@athenaeum/kit#SubgraphContext',
      mappers: Object.fromEntries(Object.entries(mappers).map(([type, from]) => [type, fromGenerated(from)])),
    },
  });
  return { path, text: mappedParentsAreRecords(text, Object.keys(mappers)) };
}

/**
 * The generator says a parent may also be a bare reference from another subgraph. Where a type has a record of its own,
 * `__resolveReference` has loaded it before any field is asked.
 */
const mappedParentsAreRecords = (text: string, mapped: string[]) =>
  mapped.reduce((result, type) => result.replace(` | FederationReferenceTypes['${type}'];`, ';'), text);

/** `codegen.json` names files from the subgraph's `src`; the types live one folder below. */
const fromGenerated = (reference: string) => (reference.startsWith('./') ? `.${reference}` : reference);
