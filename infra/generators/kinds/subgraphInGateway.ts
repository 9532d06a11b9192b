import { appendToList, inOrder, insertAfter, insertAfterLast, type Change } from '../change';
import { snakeOf, type Name } from '../names';
import { capability, gatewayMay, mayKeep, ROLE_TABLE } from './rights';

/** Where the gateway, the rights and the demo data name each subgraph. */
export function inTheGateway({ camel: domain, pascal: Domain }: Name, name: Name, port: number): Change[] {
  const { camel, pascal, plural } = name;
  const subgraphs = 'gateway/graph/src/subgraphs/loadSubgraphs.ts';
  return [
    {
      path: `subgraphs/kit/src/access/${domain}.ts`,
      text: `
        import { gatewayOnly, members, type AccessTable } from './roles';

        export const ${domain}Access = {
          'Query.${camel}': members,
          'Query.${plural}': members,
          'Mutation.create${pascal}': members,
          'Mutation.remove${pascal}': members,

          'Query.${domain}PersonalData': gatewayOnly,
          'Mutation.${domain}Forget': gatewayOnly,
        } satisfies AccessTable;
      `,
    },
    {
      path: 'subgraphs/kit/src/access/index.ts',
      edit: inOrder(
        insertAfterLast(
          /^import \{ \w+Access \} from '.*';\n/,
          `import { ${domain}Access } from './${domain}';\n`,
        ),
        appendToList('export const accessTable = {', `${domain}: ${domain}Access,`),
      ),
    },
    {
      path: ROLE_TABLE,
      edit: inOrder(
        capability({
          may: mayKeep(name),
          queries: [camel, plural],
          mutations: [`create${pascal}`, `remove${pascal}`],
        }),
        gatewayMay(`${domain}PersonalData`, `${domain}Forget`),
      ),
    },
    {
      path: subgraphs,
      edit: insertAfterLast(
        /^ {2}\w+: \(\) => import\('@athenaeum\/.*\n/,
        `  ${domain}: () => import('@athenaeum/${domain}-subgraph'),\n`,
      ),
    },
    {
      path: 'gateway/graph/src/subgraphs/subgraphVariables.ts',
      edit: insertAfterLast(
        /^ {2}SUBGRAPH_\w+_URL: url\n(?: {4}.*\n)+/,
        `  SUBGRAPH_${domain.toUpperCase()}_URL: url
    .default('http://127.0.0.1:${port}/graphql')
    .describe('Where the subgraph answers, in \`services\` mode.'),\n`,
      ),
    },
    {
      path: 'gateway/safety/inputs/contractOf.ts',
      edit: inOrder(
        insertAfterLast(
          /^import \* as \w+ from '@athenaeum\/\w+-contract';\n/,
          `import * as ${domain} from '@athenaeum/${domain}-contract';\n`,
        ),
        insertAfter(/const contracts = \{/, ` ...${domain},`),
      ),
    },
    {
      path: 'gateway/testing/seedDemo.ts',
      edit: inOrder(
        insertAfterLast(
          /^import \{ seed\w+ \} from '.*';\n/,
          `import { seed${Domain} } from '@athenaeum/${domain}-subgraph/seed';\n`,
        ),
        insertAfterLast(/^ {2}\w+: seed\w+,\n/, `  ${domain}: seed${Domain},\n`),
      ),
    },
    {
      path: 'infra/start/demoDomains.ts',
      edit: inOrder(
        insertAfterLast(
          /^import .* from '@athenaeum\/\w+-subgraph\/seed';\n/,
          `import { subgraph as ${domain} } from '@athenaeum/${domain}-subgraph';\nimport { seed${Domain} } from '@athenaeum/${domain}-subgraph/seed';\n`,
        ),
        insertAfterLast(
          /^ {2}\w+: \{ subgraph: .*\n/,
          `  ${domain}: { subgraph: ${domain}, seed: seed${Domain} },\n`,
        ),
      ),
    },
    {
      path: 'gateway/bff/src/account/account.test.ts',
      edit: insertAfterLast(/^ {6}\w+: \['\w+'.*\],\n/, `      ${domain}: ['${snakeOf(plural)}'],\n`),
    },
  ];
}
