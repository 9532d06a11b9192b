import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphqlFiles } from '../codegen/graphqlFiles';
import { GeneratorProblem } from './change';
import { isReserved, nameOf, type Name } from './names';

/** A name for code, in any spelling, or a sentence why it is none. */
export function givenName(text: string | undefined, what: string): Name {
  if (!text) throw new GeneratorProblem(`Say what the ${what} is to be called: npm run new -- --help`);
  const name = nameOf(text);
  if (!name)
    throw new GeneratorProblem(
      `"${text}" is no name for ${a(what)}: take words of letters and digits, 40 characters at most, as in reading-note.`,
    );
  if (isReserved(name))
    throw new GeneratorProblem(`"${text}" means something to TypeScript or GraphQL: take another name.`);
  return name;
}

export interface Area {
  /** `mfe-learning` */
  app: string;
  /** What the names of its endpoints begin with: `learning`. */
  api: string;
  /** What the namespaces of its messages begin with. */
  namespace: string;
  isInSpanish: boolean;
}

/** An area that exists, by `mfe-learning` or `learning`. */
export function givenArea(root: string, text: string | undefined): Area {
  const areas = areasOf(root);
  const app = `mfe-${(text ?? '').replace(/^mfe-/, '')}`;
  if (!text || !areas.includes(app))
    throw new GeneratorProblem(
      `There is no area ${text ?? '(none was said)'}: the areas are ${areas.join(', ')}.`,
    );
  const source = readFileSync(join(root, app, 'src/api.ts'), 'utf8');
  return {
    app,
    api: /createRemoteApi\('(\w+)'/.exec(source)?.[1] ?? app.slice('mfe-'.length),
    namespace: nameOf(app.slice('mfe-'.length))!.camel,
    isInSpanish: existsSync(join(root, app, 'src/messages/es.ts')),
  };
}

export const areasOf = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'src/api.ts')))
    .sort();

/** A subgraph that exists, by its domain. */
export function givenDomain(root: string, text: string | undefined): string {
  const domains = domainsOf(root);
  if (!text || !domains.includes(text))
    throw new GeneratorProblem(
      `There is no subgraph ${text ?? '(none was said)'}: the subgraphs are ${domains.join(', ')}.`,
    );
  return text;
}

export const domainsOf = (root: string): string[] =>
  readdirSync(join(root, 'subgraphs'))
    .filter((name) => existsSync(join(root, `subgraphs/${name}/src/resolvers.ts`)))
    .sort();

/** A field of the graph's roots can be there once, whichever subgraph it belongs to. */
export function assertNewFields(root: string, fields: readonly string[]): void {
  const known = fieldsOf(root);
  const taken = fields.find((field) => known.has(field));
  if (taken) throw new GeneratorProblem(`The graph has a field ${taken} already: take another name.`);
}

/** Fields with `@access` are those of the graph's roots. */
function fieldsOf(root: string): Set<string> {
  const roots = domainsOf(root)
    .flatMap((domain) => graphqlFiles(root, `subgraphs/${domain}/src`))
    .flatMap(({ text }) => [...text.matchAll(/(\w+)(?:\([^)]*\))?: [\w![\]]+\s+@access\(/g)]);
  return new Set(roots.map(([, field = '']) => field));
}

/** So is a type, and a type may be one that a subgraph only refers to. */
export function assertNewTypes(root: string, types: readonly string[]): void {
  const graph = readFileSync(join(root, 'gateway/supergraph.graphql'), 'utf8');
  const taken = types.find((type) =>
    new RegExp(`^(type|input|enum|interface|union|scalar) ${type}\\b`, 'm').test(graph),
  );
  if (taken) throw new GeneratorProblem(`The graph has a type ${taken} already: take another name.`);
}

const a = (word: string) => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);
