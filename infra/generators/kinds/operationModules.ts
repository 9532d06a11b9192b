import type { Change } from '../change';
import type { Name } from '../names';

export interface Operation {
  kind: 'query' | 'mutation';
  domain: string;
  /** What it is about, which belongs to a member. */
  aggregate: Name;
  name: Name;
}

/** How many a member has. */
export function queryFiles(folder: string, { aggregate, name }: Operation): Change[] {
  const { camel, pascal } = name;
  return [
    {
      path: `${folder}/${camel}.graphql`,
      text: `
        extend type Query {
          "How many the member has."
          ${camel}: ${pascal}Result @access(to: members, specifiedIn: "safety 5")
        }

        type ${pascal}Result @result {
          data: Int
        }
      `,
    },
    {
      path: `${folder}/${camel}.service.ts`,
      text: `
        import { isSignedIn, signInFirst, type Viewer } from '@athenaeum/kit';
        import { ${aggregate.pascal} } from './${aggregate.camel}.model';

        /** How many the viewer has. */
        export async function ${camel}(viewer: Viewer): Promise<number> {
          if (!isSignedIn(viewer)) throw signInFirst();
          return ${aggregate.pascal}.countDocuments({ user_id: viewer.id });
        }
      `,
    },
    {
      path: `${folder}/${camel}.resolvers.ts`,
      text: `
        import { toResult } from '@athenaeum/kit';
        import type { QueryResolvers } from '../../__generated__/resolvers';
        import { ${camel} } from './${camel}.service';

        export const Query: QueryResolvers = {
          ${camel}: (_root, _args, { viewer }) => toResult(() => ${camel}(viewer)),
        };
      `,
    },
    {
      path: `${folder}/${camel}.test.ts`,
      text: `
        import { visitor, type Viewer } from '@athenaeum/kit';
        import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
        import { subgraph } from '../../index';
        import { ${aggregate.pascal} } from './${aggregate.camel}.model';

        const world = openForFile(() => createTestWorld(subgraph));
        beforeAll(async () => {
          // What else it is does not matter here.
          await ${aggregate.pascal}.collection.insertOne({ _id: 'amaras', user_id: 'amara' } as never);
        });

        const ask = async (viewer: Viewer) =>
          (await world.run<{ ${camel}: unknown }>(viewer, '{ ${camel} { ok code data } }')).${camel};

        it.each([
          ['a visitor', visitor, 'UNAUTHENTICATED'],
          ['a prospect', viewerOf('pia', 'prospect'), 'FORBIDDEN'],
        ] as const)('tells %s nothing', async (_who, viewer, code) => {
          expect(await ask(viewer)).toEqual({ ok: false, code, data: null });
        });

        it('tells a member of the own alone', async () => {
          expect(await ask(viewerOf('amara'))).toEqual({ ok: true, code: null, data: 1 });
          expect(await ask(viewerOf('ines'))).toEqual({ ok: true, code: null, data: 0 });
        });
      `,
    },
  ];
}

/** One of a member’s own that is to go. */
export function mutationFiles(folder: string, { aggregate, name, domain }: Operation): Change[] {
  const { camel, pascal } = name;
  return [
    {
      path: `subgraphs/${domain}/contract/src/${camel}.ts`,
      text: `
        import * as z from 'zod/mini';

        /** Which one is to go. */
        export const ${camel}Input = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) });
        export type ${pascal}Input = z.infer<typeof ${camel}Input>;
      `,
    },
    {
      path: `subgraphs/${domain}/contract/src/index.ts`,
      edit: (text) => `${text}export { ${camel}Input, type ${pascal}Input } from './${camel}';\n`,
    },
    {
      path: `${folder}/${camel}.graphql`,
      text: `
        extend type Mutation {
          "Removes one of the member's own. Again, it changes nothing."
          ${camel}(input: ${pascal}Input!): ${pascal}Result @access(to: members, specifiedIn: "safety 5")
        }

        input ${pascal}Input {
          id: ID!
        }

        type ${pascal}Result @result {
          "Whether there was one."
          data: Boolean
        }
      `,
    },
    {
      path: `${folder}/${camel}.service.ts`,
      text: `
        import type { ${pascal}Input } from '@athenaeum/${domain}-contract';
        import { isSignedIn, signInFirst, type Viewer } from '@athenaeum/kit';
        import { ${aggregate.pascal} } from './${aggregate.camel}.model';

        /** @returns whether there was one of the viewer's own */
        export async function ${camel}(viewer: Viewer, { id }: ${pascal}Input): Promise<boolean> {
          if (!isSignedIn(viewer)) throw signInFirst();
          const { deletedCount } = await ${aggregate.pascal}.deleteOne({ _id: id, user_id: viewer.id });
          return deletedCount === 1;
        }
      `,
    },
    {
      path: `${folder}/${camel}.resolvers.ts`,
      text: `
        import { ${camel}Input } from '@athenaeum/${domain}-contract';
        import { toResult } from '@athenaeum/kit';
        import type { MutationResolvers } from '../../__generated__/resolvers';
        import { ${camel} } from './${camel}.service';

        export const Mutation: MutationResolvers = {
          ${camel}: (_root, { input }, { viewer }) =>
            toResult(async () => ${camel}(viewer, ${camel}Input.parse(input))),
        };
      `,
    },
    {
      path: `${folder}/${camel}.test.ts`,
      text: `
        import { visitor, type Viewer } from '@athenaeum/kit';
        import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
        import { subgraph } from '../../index';
        import { ${aggregate.pascal} } from './${aggregate.camel}.model';

        const world = openForFile(() => createTestWorld(subgraph));
        beforeEach(async () => {
          await ${aggregate.pascal}.deleteMany();
          // What else it is does not matter here.
          await ${aggregate.pascal}.collection.insertOne({ _id: 'amaras', user_id: 'amara' } as never);
        });

        const send = async (viewer: Viewer, id = 'amaras') =>
          (
            await world.run<{ ${camel}: unknown }>(
              viewer,
              'mutation ($id: ID!) { ${camel}(input: { id: $id }) { ok code data } }',
              { id },
            )
          ).${camel};
        const left = () => ${aggregate.pascal}.countDocuments();

        it.each([
          ['a visitor', visitor, 'UNAUTHENTICATED'],
          ['a prospect', viewerOf('pia', 'prospect'), 'FORBIDDEN'],
        ] as const)('does nothing for %s', async (_who, viewer, code) => {
          expect(await send(viewer)).toEqual({ ok: false, code, data: null });
          expect(await left()).toBe(1);
        });

        it('reaches nothing of another member', async () => {
          expect(await send(viewerOf('ines'))).toEqual({ ok: true, code: null, data: false });
          expect(await left()).toBe(1);
        });

        it('refuses what is no id', async () => {
          expect(await send(viewerOf('amara'), '')).toMatchObject({ ok: false, code: 'INVALID' });
        });

        it('is done once, and again changes nothing', async () => {
          expect(await send(viewerOf('amara'))).toEqual({ ok: true, code: null, data: true });
          expect(await left()).toBe(0);
          expect(await send(viewerOf('amara'))).toEqual({ ok: true, code: null, data: false });
        });
      `,
    },
  ];
}
