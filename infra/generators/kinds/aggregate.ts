import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GeneratorProblem,
  inOrder,
  insertAfter,
  insertAfterLast,
  insertBefore,
  type Change,
} from '../change';
import { nameOf, type Name } from '../names';

/** `aggregate content readingNote`: contract, schema, model, policy, service, resolvers and test, wired in. */
export function aggregate(root: string, [domain = '', wanted]: readonly string[]): Change[] {
  const name = nameOf(wanted);
  if (!name || !domain) throw new GeneratorProblem('usage: npm run new -- aggregate <domain> <name>');
  if (!existsSync(join(root, `subgraphs/${domain}/src/resolvers.ts`)))
    throw new GeneratorProblem(`There is no domain ${domain}.`);
  return [...modules(domain, name), ...wiring(root, domain, name)];
}

function modules(domain: string, { camel, pascal, constant, sentence }: Name): Change[] {
  const folder = `subgraphs/${domain}/src/modules/${camel}`;
  const thing = sentence.toLowerCase();
  return [
    {
      path: `subgraphs/${domain}/contract/src/${camel}.ts`,
      text: `
        import * as z from 'zod/mini';

        export const ${constant}_LIMITS = { text: 500 } as const;

        /** What a member sends to keep a ${thing}. */
        export const create${pascal}Input = z.object({
          text: z
            .string()
            .check(
              z.trim(),
              z.minLength(1, 'Write something first'),
              z.maxLength(${constant}_LIMITS.text, \`Keep it to \${${constant}_LIMITS.text} characters\`),
            ),
        });
      `,
    },
    {
      path: `${folder}/${camel}.graphql`,
      text: `
        extend type Query {
          ${camel}(input: ${pascal}Input!): ${pascal}Result
        }

        extend type Mutation {
          create${pascal}(input: Create${pascal}Input!): ${pascal}Result
        }

        input ${pascal}Input {
          id: ID!
        }

        input Create${pascal}Input {
          text: String!
        }

        type ${pascal}Result {
          ok: Boolean!
          code: String
          message: String
          fields: FieldMessages
          data: ${pascal}
        }

        "Hers alone."
        type ${pascal} {
          id: ID!
          text: String!
          created_at: Float!
        }
      `,
    },
    {
      path: `${folder}/${camel}.model.ts`,
      text: `
        import { randomUUID } from 'node:crypto';
        import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

        const ${camel}Schema = new Schema(
          {
            _id: { type: String, default: () => randomUUID() },
            user_id: { type: String, required: true },
            text: { type: String, required: true },
            created_at: { type: Number, required: true },
          },
          { versionKey: false },
        );

        // Everything of one member, newest first.
        ${camel}Schema.index({ user_id: 1, created_at: -1 });

        export type ${pascal}Row = InferRawDocTypeFromSchema<typeof ${camel}Schema>;
        export const ${pascal} = model<${pascal}Row>('${pascal}', ${camel}Schema);
      `,
    },
    {
      path: `${folder}/${camel}.policy.ts`,
      text: `
        import type { Viewer } from '@athenaeum/kit';
        import type { ${pascal}Row } from './${camel}.model';

        export const canRead${pascal} = (viewer: Viewer, { user_id }: ${pascal}Row): boolean => viewer.id === user_id;
      `,
    },
    {
      path: `${folder}/${camel}.service.ts`,
      text: `
        import type { create${pascal}Input } from '@athenaeum/${domain}-contract';
        import { isSignedIn, notFound, signInFirst, type Viewer } from '@athenaeum/kit';
        import type * as z from 'zod/mini';
        import { ${pascal}, type ${pascal}Row } from './${camel}.model';
        import { canRead${pascal} } from './${camel}.policy';

        /** One that she may read; any other is as if it did not exist. */
        export async function read${pascal}(viewer: Viewer, id: string): Promise<${pascal}Row> {
          const found = await ${pascal}.findById(id).lean<${pascal}Row>();
          if (!found || !canRead${pascal}(viewer, found)) throw notFound('${thing}');
          return found;
        }

        export async function create${pascal}(
          viewer: Viewer,
          { text }: z.infer<typeof create${pascal}Input>,
        ): Promise<${pascal}Row> {
          if (!isSignedIn(viewer)) throw signInFirst();
          const created = await ${pascal}.create({ user_id: viewer.id, text, created_at: Date.now() });
          return created.toObject() as ${pascal}Row;
        }
      `,
    },
    {
      path: `${folder}/${camel}.resolvers.ts`,
      text: `
        import { create${pascal}Input } from '@athenaeum/${domain}-contract';
        import { toResult } from '@athenaeum/kit';
        import type { MutationResolvers, ${pascal}Resolvers, QueryResolvers } from '../../__generated__/resolvers';
        import { create${pascal}, read${pascal} } from './${camel}.service';

        export const Query: QueryResolvers = {
          ${camel}: (_root, { input }, { viewer }) => toResult(() => read${pascal}(viewer, input.id)),
        };

        export const Mutation: MutationResolvers = {
          create${pascal}: (_root, { input }, { viewer }) =>
            toResult(async () => create${pascal}(viewer, create${pascal}Input.parse(input))),
        };

        export const ${pascal}: ${pascal}Resolvers = {
          id: ({ _id }) => _id,
        };
      `,
    },
    {
      path: `${folder}/${camel}.test.ts`,
      text: `
        import { visitor, type Viewer } from '@athenaeum/kit';
        import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
        import { subgraph } from '../../index';

        const member = viewerOf('member-1');
        const other = viewerOf('member-2');

        const CREATE = \`mutation ($text: String!) { answer: create${pascal}(input: { text: $text }) {
          ok code fields data { id text } } }\`;
        const READ = \`query ($id: ID!) { answer: ${camel}(input: { id: $id }) { ok code message data { text } } }\`;

        interface Answer {
          ok: boolean;
          code: string | null;
          fields?: Record<string, string> | null;
          data: { id: string; text: string } | null;
        }

        let world: TestWorld;
        beforeAll(async () => {
          world = await createTestWorld(subgraph);
        });
        afterAll(() => world.close());

        const run = async (viewer: Viewer, query: string, variables: Record<string, unknown>) =>
          (await world.run<{ answer: Answer }>(viewer, query, variables)).answer;

        it('is refused to a visitor', async () => {
          expect((await run(visitor, CREATE, { text: 'Mine' })).code).toBe('UNAUTHENTICATED');
          expect((await run(visitor, READ, { id: 'any' })).code).toBe('UNAUTHENTICATED');
        });

        it('says which field is wrong', async () => {
          expect(await run(member, CREATE, { text: '  ' })).toMatchObject({
            ok: false,
            code: 'INVALID',
            fields: { text: 'Write something first' },
          });
        });

        it("does not tell whether somebody else's exists", async () => {
          const { data } = await run(member, CREATE, { text: 'Mine' });

          expect(await run(other, READ, { id: data!.id })).toEqual(await run(other, READ, { id: 'missing' }));
        });

        it('is kept for her', async () => {
          const { data } = await run(member, CREATE, { text: ' Mine ' });

          expect(await run(member, READ, { id: data!.id })).toMatchObject({ ok: true, data: { text: 'Mine' } });
        });
      `,
    },
  ];
}

function wiring(root: string, domain: string, { camel, pascal, constant }: Name): Change[] {
  const source = `subgraphs/${domain}/src`;
  const hasMutations = /^ {2}Mutation: \{/m.test(readFileSync(join(root, source, 'resolvers.ts'), 'utf8'));
  const codegen = `subgraphs/${domain}/codegen.json`;
  const mapper = `./modules/${camel}/${camel}.model#${pascal}Row`;
  return [
    {
      path: `subgraphs/${domain}/contract/src/index.ts`,
      edit: (text) => `${text}export { create${pascal}Input, ${constant}_LIMITS } from './${camel}';\n`,
    },
    {
      path: `${source}/index.ts`,
      edit: inOrder(
        insertAfterLast(
          /^import .* from '\.\/modules\/.*';\n/,
          `import { ${pascal} } from './modules/${camel}/${camel}.model';\n`,
        ),
        insertBefore(/,?\s*\](?=[;,]\n)/, `, ${pascal}`),
      ),
    },
    {
      path: `${source}/resolvers.ts`,
      edit: inOrder(
        insertAfterLast(
          /^import .* from '\.\/modules\/.*';\n/,
          `import * as ${camel} from './modules/${camel}/${camel}.resolvers';\n`,
        ),
        hasMutations
          ? insertAfter(/^ {2}Mutation: \{/m, ` ...${camel}.Mutation,`)
          : insertBefore(/^ {2}Query: \{/m, `  Mutation: { ...${camel}.Mutation },\n`),
        insertAfter(/^ {2}Query: \{/m, ` ...${camel}.Query,`),
        insertBefore(/^\}( satisfies Resolvers)?;$/m, `  ${pascal}: ${camel}.${pascal},\n`),
      ),
    },
    {
      path: `subgraphs/kit/src/access/${domain}.ts`,
      edit: insertBefore(
        /^\} satisfies AccessTable/m,
        `  'Query.${camel}': members,\n  'Mutation.create${pascal}': members,\n`,
      ),
    },
    existsSync(join(root, codegen))
      ? { path: codegen, edit: (text) => withMapper(text, pascal, mapper) }
      : { path: codegen, text: withMapper('{}', pascal, mapper) },
  ];
}

function withMapper(text: string, type: string, mapper: string): string {
  const config = JSON.parse(text) as { mappers?: Record<string, string> };
  return JSON.stringify({ ...config, mappers: { ...config.mappers, [type]: mapper } });
}
