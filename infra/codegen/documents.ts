import { basename, dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  concatAST,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  print,
  printSchema,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { narrowed, noClosedSets, type ClosedSets } from './closedSets';
import type { FrontApp, GraphqlFile } from './graphqlFiles';
import type { OutputFile } from './outputFile';
import { reachedSchema } from './reachedSchema';
import { withResultFields } from './resultFields';
import { SCALARS } from './scalars';

// A file may hold nothing but fragments for others to use.
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

interface Source {
  path: string;
  document: DocumentNode;
}

/**
 * For every .graphql file of an app a module in `__generated__/` beside it: each operation's types, and the operation
 * as a string with those types attached. The app's fragments may be used from any of its files. Where `closed` says that a
 * string is one of a closed set, its type is the union.
 */
export async function typedDocuments(
  app: FrontApp,
  schema: GraphQLSchema,
  closed: ClosedSets = noClosedSets(),
): Promise<{ outputs: OutputFile[]; problems: string[] }> {
  const { sources, problems } = parseAll(app.files, schema);
  const fragments = sources.flatMap(({ path, document }) =>
    fragmentsOf(document).map((node) => ({ path, node })),
  );
  const texts: Record<string, string> = {};
  const outputs: OutputFile[] = [];
  const typed = narrowed(parse(printSchema(schema)), closed, { inputs: true });
  for (const { path, document } of sources) {
    const foreign = fragments.filter((fragment) => fragment.path !== path).map(({ node }) => node);
    const whole = withFragments(document, foreign);
    const used = fragmentsOf(whole).filter((fragment) => foreign.includes(fragment));
    const errors = validate(schema, whole, RULES);
    problems.push(...errors.map(({ message, locations }) => `${path}:${locations?.[0]?.line}: ${message}`));
    const sent = operationsOf(document).map((operation) => sendable(operation, whole));
    for (const { name, query } of sent) {
      if (!name) problems.push(`${path}: every operation needs a name.`);
      else if (name in texts) problems.push(`${path}: ${app.name} already has an operation named ${name}.`);
      texts[name] = query;
    }
    if (errors.length > 0) continue;
    outputs.push({
      path: join(dirname(path), '__generated__', `${basename(path, '.graphql')}.ts`),
      text: [
        "import type { TypedDocument } from '@athenaeum/shell-contract';",
        await types(path, document, used, reachedSchema(typed, whole), closed),
        ...sent.map(documentConstant),
      ].join('\n\n'),
    });
  }
  outputs.push({
    path: join(app.folder ?? app.name, 'src/__generated__/operations.json'),
    text: `${JSON.stringify(texts, null, 2)}\n`,
  });
  return { outputs, problems };
}

const types = async (
  path: string,
  document: DocumentNode,
  foreign: FragmentDefinitionNode[],
  schema: GraphQLSchema,
  { unions }: ClosedSets,
) =>
  codegen({
    filename: path,
    // The core asks for the SDL as well, and never reads it when it is given a schema.
    schema: { kind: Kind.DOCUMENT, definitions: [] },
    schemaAst: schema,
    documents: [{ location: path, document }],
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    skipDocumentsValidation: true,
    config: {
      scalars: { ...SCALARS, ...unions },
      strictScalars: true,
      skipTypename: true,
      namingConvention: 'keep',
      externalFragments: foreign.map((node) => ({
        isExternal: true,
        name: node.name.value,
        onType: node.typeCondition.name.value,
        node,
      })),
    },
  });

interface Sendable {
  name: string;
  kind: string;
  query: string;
}

const sendable = (operation: OperationDefinitionNode, whole: DocumentNode): Sendable => ({
  name: operation.name?.value ?? '',
  kind: capitalised(operation.operation),
  query: stripIgnoredCharacters(
    print(withFragments({ kind: Kind.DOCUMENT, definitions: [operation] }, fragmentsOf(whole))),
  ),
});

const documentConstant = ({ name, kind, query }: Sendable) =>
  `export const ${name}Document: TypedDocument<${name}${kind}, ${name}${kind}Variables> = ${JSON.stringify({ name, query })};\n`;

/** The document and those of the fragments that it reaches. */
function withFragments(document: DocumentNode, available: FragmentDefinitionNode[]): DocumentNode {
  const found: FragmentDefinitionNode[] = [];
  const follow = (part: DocumentNode | FragmentDefinitionNode) =>
    visit(part, {
      FragmentSpread({ name }) {
        const fragment = available.find((one) => one.name.value === name.value);
        if (!fragment || found.includes(fragment)) return;
        found.push(fragment);
        follow(fragment);
      },
    });
  follow(document);
  return concatAST([document, { kind: Kind.DOCUMENT, definitions: found }]);
}

function parseAll(files: GraphqlFile[], schema: GraphQLSchema): { sources: Source[]; problems: string[] } {
  const problems: string[] = [];
  const sources = files.flatMap(({ path, text }) => {
    try {
      return [{ path, document: withResultFields(parse(text), schema) }];
    } catch (error) {
      problems.push(`${path}: ${(error as Error).message}`);
      return [];
    }
  });
  return { sources, problems };
}

const fragmentsOf = (document: DocumentNode) =>
  document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);

const operationsOf = (document: DocumentNode) =>
  document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

const capitalised = (word: string) => word[0]?.toUpperCase() + word.slice(1);
