import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  concatAST,
  type DocumentNode,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  Source,
  TokenKind,
  validate,
} from 'graphql';
import { readSupergraph } from '../operations/supergraph';
import { compileCost } from './cost';
import { OPERATION_LIMITS, operationLimits } from './operationLimits';

const root = resolve(__dirname, '../../../..');
const APPS = readdirSync(root).filter((name) => name.startsWith('mfe-') || name === 'shell');
/** The largest page size that a page may request by a variable. */
const MAX_PAGE = { take: 100 };
/** Inputs with a smaller maximum. */
const MAX_PAGES: Record<string, { take: number }> = { AuditRowsInput: { take: 50 } };

interface Operation {
  name: string;
  /** The operation with the fragments it uses, as the page sends it. */
  document: DocumentNode;
}

function operationsOf(app: string): Operation[] {
  const folder = join(root, app, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const all = concatAST(files.map((file) => parse(readFileSync(join(folder, file), 'utf8'))));
  return Object.values(separateOperations(all)).map((document) => {
    const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const fragments = document.definitions.filter((definition) => definition !== operation);
    return {
      name: `${app} ${(operation as OperationDefinitionNode).name?.value}`,
      document: { kind: Kind.DOCUMENT, definitions: [operation!, ...fragments] },
    };
  });
}

function tokensIn(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}

it('accepts every operation of our own pages, with room to grow', () => {
  const supergraphSdl = readFileSync(join(root, 'gateway/supergraph.graphql'), 'utf8');
  const { schema } = readSupergraph(supergraphSdl);
  const operations = APPS.flatMap(operationsOf);

  const measured = operations.map(({ name, document }) => {
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The operation comes first');
    const variables = Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable, type }) => [
        variable.name.value,
        MAX_PAGES[print(type).replace('!', '')] ?? MAX_PAGE,
      ]),
    );
    const problems = validate(schema, document, [operationLimits]).map(({ message }) => message);
    return {
      name,
      problems,
      cost: compileCost({ schema, document, operation }, Infinity)(variables),
      tokens: tokensIn(print(document)),
    };
  });

  expect(measured.length).toBeGreaterThan(10);
  for (const { name, problems, cost, tokens } of measured) {
    expect({ name, problems }).toEqual({ name, problems: [] });
    expect({ name, fits: cost <= OPERATION_LIMITS.cost && tokens <= OPERATION_LIMITS.tokens }).toEqual({
      name,
      fits: true,
    });
  }
});
