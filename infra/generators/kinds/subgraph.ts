import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  appendToList,
  GeneratorProblem,
  inOrder,
  insertAfter,
  insertAfterLast,
  type Change,
  type Generator,
} from '../change';
import { areasOf, assertNewTypes, givenName } from '../given';
import { snakeOf, type Name } from '../names';
import { assertNewAggregate, contractExports, mapperOf } from './aggregate';
import { aggregateModules } from './aggregateModules';
import { capability, gatewayMay, mayKeep, ROLE_TABLE } from './rights';
import { nextSubgraphPort, subgraphPackaging } from './subgraphPackaging';
import { dependency, workspace } from './workspace';

/** What the word stands for elsewhere. */
const OTHER_PARTS = [
  'kit',
  'shell',
  'gateway',
  'database',
  'remotes',
  'files',
  'mail',
  'publish',
  'bucket',
  'front',
  'jobs',
];

/** `subgraph mentoring mentor-request`: a domain with its first aggregate, as a service and inside the gateway. */
export const subgraph: Generator = (root, [domain, wanted]) => {
  assertNewDomain(root, domain);
  const name = givenName(wanted, 'aggregate');
  assertNewAggregate(root, domain, name);
  const of = givenName(domain, 'subgraph');
  assertNewTypes(root, [`${of.pascal}PersonalDataResult`, `${of.pascal}ForgetResult`]);
  const port = nextSubgraphPort(root);
  const [service, contract] = packageJsons(root, of);
  return {
    changes: [
      ...workspace(`subgraphs/${domain}`, service, /^ +"subgraphs\/[a-z/]+",\n/),
      ...workspace(`subgraphs/${domain}/contract`, contract, /^ +"subgraphs\/[a-z/]+",\n/),
      ...dependency('gateway', contract.name),
      ...dependency('gateway', service.name),
      ...sources(of, name, port),
      ...aggregateModules(domain, name),
      ...personalData(of, name),
      ...inTheGateway(of, name, port),
      ...subgraphPackaging(root, domain, port),
    ],
    packages: { [service.name]: `subgraphs/${domain}`, [contract.name]: `subgraphs/${domain}/contract` },
    left: [
      `It is part of npm start at once, and by itself at port ${port} with npm run start:services.`,
      `Go on with npm run new -- aggregate ${domain} <name> and operation query ${domain} ${name.camel} <name> mfe-<area>.`,
      `Say who looks after it in subgraphs/${domain}/package.json ("author"), and in gateway/src/access/roleTable.ts which page of the specification its rights come from.`,
    ],
  };
};

function assertNewDomain(root: string, domain: string | undefined): asserts domain is string {
  if (!domain || !/^[a-z][a-z0-9]*$/.test(domain) || domain.length > 20)
    throw new GeneratorProblem(
      `"${domain ?? ''}" cannot be the name of a subgraph, which is part of variables, hosts and fields: take one word of small letters, as in mentoring.`,
    );
  if (OTHER_PARTS.includes(domain) || areasOf(root).includes(domain))
    throw new GeneratorProblem(`${domain} is another part of the product: take another name.`);
  if (existsSync(join(root, 'subgraphs', domain)))
    throw new GeneratorProblem(
      `The subgraph ${domain} exists already: npm run new -- aggregate ${domain} <name>.`,
    );
}

/** The same libraries in the same versions as its siblings. */
function packageJsons(root: string, { camel: domain, sentence }: Name) {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
      version: string;
      dependencies: Record<string, string>;
    } & Record<string, unknown>;
  const sibling = read('subgraphs/opportunities');
  const { '@athenaeum/opportunities-contract': version = '0.1.0', ...others } = sibling.dependencies;
  return [
    {
      ...sibling,
      name: `@athenaeum/${domain}-subgraph`,
      author: `${sentence} team`,
      exports: { '.': './src/index.ts', './seed': './src/seed/index.ts' },
      dependencies: { [`@athenaeum/${domain}-contract`]: version, ...others },
    },
    {
      ...read('subgraphs/opportunities/contract'),
      name: `@athenaeum/${domain}-contract`,
      exports: { '.': './src/index.ts' },
    },
  ] as const;
}

function sources({ camel: domain, pascal: Domain }: Name, name: Name, port: number): Change[] {
  const { camel, pascal, sentence } = name;
  const source = `subgraphs/${domain}/src`;
  return [
    { path: `subgraphs/${domain}/contract/src/index.ts`, text: contractExports(name) },
    { path: `subgraphs/${domain}/codegen.json`, text: JSON.stringify({ mappers: mapperOf(name) }) },
    {
      path: `${source}/index.ts`,
      text: `
        import { defineSubgraph } from '@athenaeum/kit';
        import { ${pascal} } from './modules/${camel}/${camel}.model';
        import { resolvers } from './resolvers';

        export const subgraph = defineSubgraph({
          name: '${domain}',
          home: import.meta.url,
          resolvers,
          // None yet: byId and listsBy of the kit read once what a query asks for many times.
          createLoaders: () => ({}),
          models: [${pascal}],
        });
      `,
    },
    {
      path: `${source}/main.ts`,
      text: `
        import { runService } from '@athenaeum/kit/service';
        import { subgraph } from './index';

        await runService(subgraph, ${port});
      `,
    },
    {
      path: `${source}/resolvers.ts`,
      text: `
        import type { Resolvers } from './__generated__/resolvers';
        import * as ${camel} from './modules/${camel}/${camel}.resolvers';
        import * as personalData from './modules/personalData/personalData.resolvers';

        export const resolvers = {
          Query: { ...${camel}.Query, ...personalData.Query },
          Mutation: { ...${camel}.Mutation, ...personalData.Mutation },
          ${pascal}: ${camel}.${pascal}Type,
        } satisfies Resolvers;
      `,
    },
    {
      path: `${source}/seed/index.ts`,
      text: `
        import { DEMO_ACCOUNTS, demoId, insertDemo } from '@athenaeum/kit/demo';
        import { ${pascal}, type ${pascal}Row } from '../modules/${camel}/${camel}.model';

        const DAY = 86_400_000;

        /** What the demo's member keeps; a second call changes nothing. */
        export async function seed${Domain}(now: number): Promise<void> {
          await insertDemo<${pascal}Row>(${pascal}, [
            {
              _id: demoId('${domain}', 'member'),
              user_id: DEMO_ACCOUNTS.member.id,
              text: 'The first ${sentence.toLowerCase()}',
              created_at: now - DAY,
            },
          ]);
        }
      `,
    },
    {
      path: `${source}/seed/seed.test.ts`,
      text: `
        import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
        import { createTestWorld, type TestWorld } from '@athenaeum/kit/testing';
        import { subgraph } from '../index';
        import { ${pascal} } from '../modules/${camel}/${camel}.model';
        import { seed${Domain} } from './index';

        let world: TestWorld;
        beforeAll(async () => {
          world = await createTestWorld(subgraph);
        });
        afterAll(() => world.close());

        it("loads what the demo's member keeps, once", async () => {
          await seed${Domain}(Date.now());
          const before = await ${pascal}.find().lean();

          await seed${Domain}(Date.now() + 60_000);

          expect(before).toMatchObject([{ user_id: DEMO_ACCOUNTS.member.id }]);
          expect(await ${pascal}.find().lean()).toEqual(before);
        });

        it('refuses to load in production', async () => {
          const before = process.env.NODE_ENV;
          process.env.NODE_ENV = 'production';

          await expect(seed${Domain}(Date.now())).rejects.toThrow('not for production');

          process.env.NODE_ENV = before;
        });
      `,
    },
  ];
}

/** What the gateway asks of every domain: all it knows of a member, and to forget it. */
function personalData({ camel: domain, pascal: Domain }: Name, { camel, pascal, plural }: Name): Change[] {
  const folder = `subgraphs/${domain}/src/modules/personalData`;
  const result = (name: string, data: string) => `
    type ${Domain}${name}Result @inaccessible {
      ok: Boolean!
      code: String
      message: String
      fields: FieldMessages
      data: ${data}
    }
  `;
  return [
    {
      path: `${folder}/personalData.graphql`,
      text: `
        extend type Query {
          "All this domain knows of a member, as JSON."
          ${domain}PersonalData(user_id: ID!): ${Domain}PersonalDataResult @inaccessible
        }

        extend type Mutation {
          "Leaves nothing that names the member. Again, it changes nothing."
          ${domain}Forget(user_id: ID!): ${Domain}ForgetResult @inaccessible
        }
        ${result('PersonalData', 'String')}
        ${result('Forget', 'Boolean')}
      `,
    },
    {
      path: `${folder}/personalData.service.ts`,
      text: `
        import { ${pascal} } from '../${camel}/${camel}.model';

        /** All this domain knows of a member. */
        export async function personalData(user_id: string) {
          return { ${snakeOf(plural)}: await ${pascal}.find({ user_id }).lean() };
        }

        export async function forgetMember(user_id: string): Promise<boolean> {
          await ${pascal}.deleteMany({ user_id });
          return true;
        }
      `,
    },
    {
      path: `${folder}/personalData.resolvers.ts`,
      text: `
        import { toResult } from '@athenaeum/kit';
        import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
        import { forgetMember, personalData } from './personalData.service';

        export const Query: QueryResolvers = {
          ${domain}PersonalData: (_root, { user_id }) =>
            toResult(async () => JSON.stringify(await personalData(user_id))),
        };

        export const Mutation: MutationResolvers = {
          ${domain}Forget: (_root, { user_id }) => toResult(() => forgetMember(user_id)),
        };
      `,
    },
  ];
}

function inTheGateway({ camel: domain, pascal: Domain }: Name, name: Name, port: number): Change[] {
  const { camel, pascal, plural } = name;
  const subgraphs = 'gateway/src/graph/subgraphs/loadSubgraphs.ts';
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
      path: 'gateway/src/env.ts',
      edit: insertAfterLast(
        /^ {2}SUBGRAPH_\w+_URL: url\n(?: {4}.*\n)+/,
        `  SUBGRAPH_${domain.toUpperCase()}_URL: url
    .default('http://127.0.0.1:${port}/graphql')
    .describe('Where the subgraph answers, in \`services\` mode.'),\n`,
      ),
    },
    {
      path: 'gateway/src/safety/inputs/contractOf.ts',
      edit: inOrder(
        insertAfterLast(
          /^import \* as \w+ from '@athenaeum\/\w+-contract';\n/,
          `import * as ${domain} from '@athenaeum/${domain}-contract';\n`,
        ),
        insertAfter(/const contracts = \{/, ` ...${domain},`),
      ),
    },
    {
      path: 'gateway/src/testing/seedDemo.ts',
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
      path: 'gateway/src/bff/account/account.test.ts',
      edit: insertAfterLast(/^ {6}\w+: \['\w+'.*\],\n/, `      ${domain}: ['${snakeOf(plural)}'],\n`),
    },
  ];
}
