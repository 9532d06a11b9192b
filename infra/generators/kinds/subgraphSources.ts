import type { Change } from '../change';
import { snakeOf, type Name } from '../names';
import { contractExports, mapperOf } from './aggregate';

/** The subgraph itself, as a door, a process and demo data around its first aggregate. */
export function sources({ camel: domain, pascal: Domain }: Name, name: Name, port: number): Change[] {
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
        import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
        import { subgraph } from '../index';
        import { ${pascal} } from '../modules/${camel}/${camel}.model';
        import { seed${Domain} } from './index';

        openForFile(() => createTestWorld(subgraph));

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

/** What the gateway asks of every domain: all it knows of a member, and to forget the member. */
export function personalData(
  { camel: domain, pascal: Domain }: Name,
  { camel, pascal, plural }: Name,
): Change[] {
  const folder = `subgraphs/${domain}/src/modules/personalData`;
  const result = (name: string, data: string) => `
    type ${Domain}${name}Result @result @inaccessible {
      data: ${data}
    }
  `;
  return [
    {
      path: `${folder}/personalData.graphql`,
      text: `
        extend type Query {
          "All this domain knows of a member, as JSON."
          ${domain}PersonalData(user_id: ID!): ${Domain}PersonalDataResult @access(to: gatewayOnly, specifiedIn: "safety 8") @inaccessible
        }

        extend type Mutation {
          "Leaves nothing that names the member. Again, it changes nothing."
          ${domain}Forget(user_id: ID!): ${Domain}ForgetResult @access(to: gatewayOnly, specifiedIn: "safety 8") @inaccessible
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
