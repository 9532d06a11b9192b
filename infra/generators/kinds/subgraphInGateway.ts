import { appendToList, inOrder, insertAfter, insertAfterLast, type Change } from '../change';
import { snakeOf, type Name } from '../names';

/** Where the gateway, the rights and the demo data name each subgraph. */
export function inTheGateway({ camel: domain, pascal: Domain }: Name, name: Name, port: number): Change[] {
  const { plural } = name;
  const subgraphs = 'gateway/graph/src/subgraphs/loadSubgraphs.ts';
  return [
    {
      path: 'subgraphs/kit/src/domains.ts',
      edit: appendToList('export const DOMAINS = [', `'${domain}'`),
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
