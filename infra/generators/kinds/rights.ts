import { inOrder, insertAfter, insertBefore, type Change } from '../change';
import { snakeOf, type Name } from '../names';

interface Rights {
  domain: string;
  /** What members may do, in plain words. */
  may: string;
  queries?: readonly string[];
  mutations?: readonly string[];
}

/** A row for each operation where it is enforced, and where people read who may do what. */
export function membersMay({ domain, may, queries = [], mutations = [] }: Rights): Change[] {
  return [
    {
      path: `subgraphs/kit/src/access/${domain}.ts`,
      edit: insertBefore(
        /^\} satisfies AccessTable/m,
        [...rows('Query', queries), ...rows('Mutation', mutations)].join(''),
      ),
    },
    { path: ROLE_TABLE, edit: capability({ may, queries, mutations }) },
  ];
}

export const mayKeep = ({ plural }: Name): string =>
  `keep ${snakeOf(plural).replaceAll('_', ' ')} that nobody else sees`;

export const ROLE_TABLE = 'gateway/src/access/roleTable.ts';

const rows = (root: string, fields: readonly string[]) =>
  fields.map((field) => `  '${root}.${field}': members,\n`);

export const capability = ({ may, queries = [], mutations = [] }: Omit<Rights, 'domain'>) =>
  insertBefore(
    /^\n {2}\/\/ Staff\.\n/m,
    `  {
    may: '${may}',
    from: 'safety 5: no write reaches a record of another owner',
    roles: community,
    by: [${[...named('queries', queries), ...named('mutations', mutations)].join(', ')}],
  },
`,
  );

const named = (root: string, fields: readonly string[]) =>
  fields.length > 0 ? [`...${root}('${fields.join(' ')}')`] : [];

/** What only the gateway asks of every domain. */
export const gatewayMay = (query: string, mutation: string) =>
  inOrder(
    insertAfter(/\w+PersonalData(?=`\))/, ` ${query}`),
    insertAfter(/\w+Forget(?=`\))/, ` ${mutation}`),
  );
