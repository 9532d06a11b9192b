import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  appendToList,
  closingOf,
  GeneratorProblem,
  inOrder,
  insertAfterLast,
  insertBefore,
  type Change,
  type Generator,
} from '../change';
import { assertNewFields, assertNewTypes, givenDomain, givenName } from '../commandArguments';
import { snakeOf, type Name } from '../names';
import { aggregateModules } from './aggregateModules';

/** `aggregate content reading-note`: something that members keep, from its contract to its test, wired in. */
export const aggregate: Generator = (root, [givenDomainName, wanted]) => {
  const domain = givenDomain(root, givenDomainName);
  const name = givenName(wanted, 'aggregate');
  assertNewAggregate(root, domain, name);
  return {
    changes: [
      ...aggregateModules(domain, name),
      ...wiring(root, domain, name),
      ...personalData(root, domain, name),
    ],
    left: [
      `Its fields are an example: change them in contract, .graphql and model together, under subgraphs/${domain}/.`,
      `Members may call its operations: say in ${name.camel}.graphql, by @access, which page of the specification that comes from.`,
      `Show it: npm run new -- feature mfe-<area> ${name.plural}.`,
    ],
  };
};

export function assertNewAggregate(root: string, domain: string, name: Name): void {
  const { camel, pascal, plural } = name;
  if (
    existsSync(join(root, `subgraphs/${domain}/src/modules/${camel}`)) ||
    existsSync(join(root, `subgraphs/${domain}/contract/src/${camel}.ts`))
  )
    throw new GeneratorProblem(`The subgraph ${domain} has ${camel} already: take another name.`);
  assertNewFields(root, [camel, plural, `create${pascal}`, `remove${pascal}`]);
  const plurals = plural[0]!.toUpperCase() + plural.slice(1);
  const inputs = [pascal, plurals, `Create${pascal}`, `Remove${pascal}`].map((one) => `${one}Input`);
  assertNewTypes(root, [pascal, `${pascal}Result`, `${pascal}ListResult`, ...inputs]);
}

export const contractExports = ({ camel, pascal, constant, plural }: Name) => {
  const plurals = plural[0]!.toUpperCase() + plural.slice(1);
  return `export {
  create${pascal}Input,
  ${constant}_LIMITS,
  ${camel}Input,
  ${plural}Input,
  remove${pascal}Input,
  type Create${pascal}Input,
  type ${pascal}Input,
  type ${plurals}Input,
  type Remove${pascal}Input,
} from './${camel}';\n`;
};

export const mapperOf = ({ camel, pascal }: Name) => ({
  [pascal]: `./modules/${camel}/${camel}.model#${pascal}Row`,
});

function wiring(root: string, domain: string, name: Name): Change[] {
  const { camel, pascal } = name;
  const source = `subgraphs/${domain}/src`;
  const codegen = `subgraphs/${domain}/codegen.json`;
  const models = readFileSync(join(root, source, 'index.ts'), 'utf8').includes('const models = [')
    ? 'const models = ['
    : 'models: [';
  return [
    { path: `subgraphs/${domain}/contract/src/index.ts`, edit: (text) => text + contractExports(name) },
    {
      path: `${source}/index.ts`,
      edit: inOrder(
        insertAfterLast(
          /^import .* from '\.\/modules\/.*';\n/,
          `import { ${pascal} } from './modules/${camel}/${camel}.model';\n`,
        ),
        appendToList(models, pascal),
      ),
    },
    {
      path: `${source}/resolvers.ts`,
      edit: inOrder(
        insertAfterLast(
          /^import .* from '\.\/modules\/.*';\n/,
          `import * as ${camel} from './modules/${camel}/${camel}.resolvers';\n`,
        ),
        appendToList('Query: {', `...${camel}.Query,`),
        appendToList('Mutation: {', `...${camel}.Mutation,`),
        insertBefore(/^\}( satisfies Resolvers)?;$/m, `  ${pascal}: ${camel}.${pascal}Type,\n`),
      ),
    },
    existsSync(join(root, codegen))
      ? { path: codegen, edit: (text) => withMappers(text, mapperOf(name)) }
      : { path: codegen, text: withMappers('{}', mapperOf(name)) },
  ];
}

function withMappers(text: string, mappers: Record<string, string>): string {
  const config = JSON.parse(text) as { mappers?: Record<string, string> };
  return JSON.stringify({ ...config, mappers: { ...config.mappers, ...mappers } });
}

/** A member's records are part of the data export, and are deleted with the account. */
function personalData(root: string, domain: string, { camel, pascal, plural }: Name): Change[] {
  const folder = `subgraphs/${domain}/src/modules/${domain === 'users' ? 'leaving' : 'personalData'}`;
  const forgetting = existsSync(join(root, folder, 'forgetMember.service.ts'))
    ? 'forgetMember'
    : 'personalData';
  const given = `${folder}/personalData.service.ts`;
  const forgotten = `${folder}/${forgetting}.service.ts`;
  const key = snakeOf(plural);
  const imported = insertAfterLast(
    /^import .* from '\.\.?\/.*';\n/,
    `import { ${pascal} } from '../${camel}/${camel}.model';\n`,
  );
  const gives = afterFunction('personalData', (body, id) =>
    body.replace(/ return \{/, (found) => `${found} ${key}: await ${pascal}.find(${whose(id)}).lean(),`),
  );
  const forgets = afterFunction('forgetMember', (body, id) => {
    const options = body.includes('async (session)') ? ', { session }' : '';
    return body.replace(
      /^ *return true;/m,
      (found) => `await ${pascal}.deleteMany(${whose(id)}${options});\n${found}`,
    );
  });
  return [
    ...(given === forgotten
      ? [{ path: given, edit: inOrder(imported, gives, forgets) }]
      : [
          { path: given, edit: inOrder(imported, gives) },
          { path: forgotten, edit: inOrder(imported, forgets) },
        ]),
    ...(domain === 'users'
      ? []
      : [
          {
            path: 'gateway/bff/src/account/account.test.ts',
            edit: (text: string) =>
              text
                .replace(new RegExp(`^ {6}${domain}: \\[`, 'm'), (found) => `${found}'${key}', `)
                .replace(`'${key}', ]`, `'${key}']`),
          },
        ]),
  ];
}

const whose = (id: string) => (id === 'user_id' ? '{ user_id }' : `{ user_id: ${id} }`);

const afterFunction =
  (name: string, change: (body: string, id: string) => string) =>
  (text: string): string => {
    const begins = new RegExp(`export async function ${name}\\((\\w+): string\\)[^{]*`).exec(text);
    if (!begins) return text;
    const start = begins.index + begins[0].length;
    const end = closingOf(text, start);
    return text.slice(0, start) + change(text.slice(start, end), begins[1]!) + text.slice(end);
  };
