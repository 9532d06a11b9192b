import type { Change } from '../change';
import { snakeOf, type Name } from '../names';

/** Contract, schema, model, policy, service, resolvers and test of something that members keep, each for themselves. */
export function aggregateModules(domain: string, name: Name): Change[] {
  const { camel, pascal, constant, sentence, plural } = name;
  const folder = `subgraphs/${domain}/src/modules/${camel}`;
  const thing = sentence.toLowerCase();
  const plurals = capitalised(plural);
  return [
    {
      path: `subgraphs/${domain}/contract/src/${camel}.ts`,
      text: `
        import * as z from 'zod/mini';

        export const ${constant}_LIMITS = { text: 500, take: 100, skip: 100_000 } as const;

        const id = z.string().check(z.minLength(1), z.maxLength(64));

        /** Which one. */
        export const ${camel}Input = z.strictObject({ id });
        export type ${pascal}Input = z.infer<typeof ${camel}Input>;

        /** Which page of one's own. */
        export const ${plural}Input = z.strictObject({
          take: z.nullish(z.int().check(z.minimum(0), z.maximum(${constant}_LIMITS.take))),
          skip: z.nullish(z.int().check(z.minimum(0), z.maximum(${constant}_LIMITS.skip))),
        });
        export type ${plurals}Input = z.infer<typeof ${plural}Input>;

        /** What a member sends to keep a ${thing}. */
        export const create${pascal}Input = z.strictObject({
          text: z
            .string()
            .check(
              z.trim(),
              z.minLength(1, 'Write something first'),
              z.maxLength(${constant}_LIMITS.text, \`Keep it to \${${constant}_LIMITS.text} characters\`),
            ),
        });
        export type Create${pascal}Input = z.infer<typeof create${pascal}Input>;

        /** Which one is to go. */
        export const remove${pascal}Input = z.strictObject({ id });
        export type Remove${pascal}Input = z.infer<typeof remove${pascal}Input>;
      `,
    },
    {
      path: `${folder}/${camel}.graphql`,
      text: `
        extend type Query {
          "One of the member's own."
          ${camel}(input: ${pascal}Input!): ${pascal}Result
          "The member's own, newest first."
          ${plural}(input: ${plurals}Input): ${pascal}ListResult
        }

        extend type Mutation {
          create${pascal}(input: Create${pascal}Input!): ${pascal}Result
          "Again, it changes nothing."
          remove${pascal}(input: Remove${pascal}Input!): ${pascal}Result
        }

        input ${pascal}Input {
          id: ID!
        }

        input ${plurals}Input {
          take: Int
          skip: Int
        }

        input Create${pascal}Input {
          text: String!
        }

        input Remove${pascal}Input {
          id: ID!
        }

        type ${pascal}Result {
          ok: Boolean!
          code: String
          message: String
          fields: FieldMessages
          "As it is kept; what was removed, as it was, or null."
          data: ${pascal}
        }

        type ${pascal}ListResult {
          ok: Boolean!
          code: String
          message: String
          fields: FieldMessages
          data: [${pascal}!]
          count: Int
        }

        "Seen by the member who keeps it, and by nobody else."
        type ${pascal} {
          id: ID!
          text: String!
          "Epoch ms."
          created_at: Float!
        }
      `,
    },
    {
      path: `${folder}/${camel}.model.ts`,
      text: `
        import { randomUUID } from 'node:crypto';
        import { ${constant}_LIMITS } from '@athenaeum/${domain}-contract';
        import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

        const ${camel}Schema = new Schema(
          {
            _id: { type: String, default: () => randomUUID() },
            user_id: { type: String, required: true },
            text: { type: String, required: true, maxlength: ${constant}_LIMITS.text },
            created_at: { type: Number, required: true },
          },
          { collection: '${snakeOf(plural)}', versionKey: false },
        );

        // The same text once for each member, however often it is sent.
        ${camel}Schema.index({ user_id: 1, text: 1 }, { unique: true });
        // Everything of one member, newest first.
        ${camel}Schema.index({ user_id: 1, created_at: -1, _id: 1 });

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

        export const canRemove${pascal} = canRead${pascal};
      `,
    },
    {
      path: `${folder}/${camel}.service.ts`,
      text: `
        import type { Create${pascal}Input, ${plurals}Input } from '@athenaeum/${domain}-contract';
        import {
          isDuplicateKey,
          isSignedIn,
          listPage,
          notFound,
          Refusal,
          signInFirst,
          type Page,
          type Viewer,
        } from '@athenaeum/kit';
        import { ${pascal}, type ${pascal}Row } from './${camel}.model';
        import { canRead${pascal}, canRemove${pascal} } from './${camel}.policy';

        /** One that the viewer may read; any other is as if it did not exist. */
        export async function read${pascal}(viewer: Viewer, id: string): Promise<${pascal}Row> {
          const found = await ${pascal}.findById(id).lean<${pascal}Row>();
          if (!found || !canRead${pascal}(viewer, found)) throw notFound('${thing}');
          return found;
        }

        export async function list${plurals}(viewer: Viewer, input: ${plurals}Input): Promise<Page<${pascal}Row>> {
          if (!isSignedIn(viewer)) throw signInFirst();
          return listPage<${pascal}Row>(${pascal}, { user_id: viewer.id }, { created_at: -1, _id: 1 }, input);
        }

        export async function create${pascal}(
          viewer: Viewer,
          { text }: Create${pascal}Input,
          now = Date.now(),
        ): Promise<${pascal}Row> {
          if (!isSignedIn(viewer)) throw signInFirst();
          try {
            const created = await ${pascal}.create({ user_id: viewer.id, text, created_at: now });
            return created.toObject<${pascal}Row>();
          } catch (error) {
            if (!isDuplicateKey(error)) throw error;
            throw new Refusal('CONFLICT', 'You have kept that already.');
          }
        }

        /** @returns what it was, or null when there was nothing that the viewer may remove */
        export async function remove${pascal}(viewer: Viewer, id: string): Promise<${pascal}Row | null> {
          const found = await ${pascal}.findById(id).lean<${pascal}Row>();
          if (!found || !canRemove${pascal}(viewer, found)) return null;
          return ${pascal}.findOneAndDelete({ _id: id }).lean<${pascal}Row>();
        }
      `,
    },
    {
      path: `${folder}/${camel}.resolvers.ts`,
      text: `
        import {
          create${pascal}Input,
          ${camel}Input,
          ${plural}Input,
          remove${pascal}Input,
        } from '@athenaeum/${domain}-contract';
        import { toListResult, toResult } from '@athenaeum/kit';
        import type { MutationResolvers, ${pascal}Resolvers, QueryResolvers } from '../../__generated__/resolvers';
        import { create${pascal}, list${plurals}, read${pascal}, remove${pascal} } from './${camel}.service';

        export const Query: QueryResolvers = {
          ${camel}: (_root, { input }, { viewer }) =>
            toResult(async () => read${pascal}(viewer, ${camel}Input.parse(input).id)),
          ${plural}: (_root, { input }, { viewer }) =>
            toListResult(async () => list${plurals}(viewer, ${plural}Input.parse(input ?? {}))),
        };

        export const Mutation: MutationResolvers = {
          create${pascal}: (_root, { input }, { viewer }) =>
            toResult(async () => create${pascal}(viewer, create${pascal}Input.parse(input))),
          remove${pascal}: (_root, { input }, { viewer }) =>
            toResult(async () => remove${pascal}(viewer, remove${pascal}Input.parse(input).id)),
        };

        export const ${pascal}Type: ${pascal}Resolvers = { id: ({ _id }) => _id };
      `,
    },
    {
      path: `${folder}/${camel}.test.ts`,
      text: aggregateTest(domain, name),
    },
  ];
}

const aggregateTest = (domain: string, { camel, pascal, plural, constant }: Name) => `
  import { ${constant}_LIMITS } from '@athenaeum/${domain}-contract';
  import { visitor, type Viewer } from '@athenaeum/kit';
  import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
  import { subgraph } from '../../index';
  ${PERSONAL_DATA_OF[domain] ?? IN_ONE_FILE}
  import { ${pascal} } from './${camel}.model';

  const CREATE = \`mutation ($text: String!) { answer: create${pascal}(input: { text: $text }) {
    ok code fields data { id text } } }\`;
  const READ = \`query ($id: ID!) { answer: ${camel}(input: { id: $id }) { ok code message data { id text } } }\`;
  const REMOVE = \`mutation ($id: ID!) { answer: remove${pascal}(input: { id: $id }) { ok code data { id } } }\`;
  const LIST = \`query ($take: Int, $skip: Int) { answer: ${plural}(input: { take: $take, skip: $skip }) {
    ok code data { text } count } }\`;

  interface Answer<Data = { id: string; text: string }> {
    ok: boolean;
    code: string | null;
    fields?: Record<string, string> | null;
    data: Data | null;
    count?: number;
  }

  const amara = viewerOf('amara');
  const ines = viewerOf('ines');

  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld(subgraph);
  });
  beforeEach(() => ${pascal}.deleteMany());
  afterAll(() => world.close());

  async function run<Data = { id: string; text: string }>(
    viewer: Viewer,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Answer<Data>> {
    return (await world.run<{ answer: Answer<Data> }>(viewer, query, variables)).answer;
  }
  const create = async (text: string, viewer = amara) => (await run(viewer, CREATE, { text })).data!;
  const texts = async (viewer: Viewer, window = {}) =>
    (await run<{ text: string }[]>(viewer, LIST, window)).data?.map(({ text }) => text);

  it.each([
    ['a visitor', visitor, 'UNAUTHENTICATED'],
    ['a prospect', viewerOf('pia', 'prospect'), 'FORBIDDEN'],
  ] as const)('is refused to %s', async (_who, viewer, code) => {
    const { id } = await create('Mine');

    for (const [query, variables] of [
      [CREATE, { text: 'Mine' }],
      [READ, { id }],
      [LIST, {}],
      [REMOVE, { id }],
    ] as const)
      expect(await run(viewer, query, variables)).toMatchObject({ ok: false, code });
    expect(await texts(amara)).toEqual(['Mine']);
  });

  it.each([
    ['no text', '  ', 'Write something first'],
    ['too long a text', 'a'.repeat(${constant}_LIMITS.text + 1), 'Keep it to 500 characters'],
  ])('refuses %s, by its field', async (_what, text, message) => {
    expect(await run(amara, CREATE, { text })).toMatchObject({ ok: false, code: 'INVALID', fields: { text: message } });
    expect(await texts(amara)).toEqual([]);
  });

  it('belongs to one member: nobody else reads or removes it, or is told that it exists', async () => {
    const { id } = await create('Mine');

    expect(await run(ines, READ, { id })).toEqual(await run(ines, READ, { id: 'missing' }));
    expect(await texts(ines)).toEqual([]);
    expect(await run(ines, REMOVE, { id })).toMatchObject({ ok: true, data: null });
    expect(await run(amara, READ, { id })).toMatchObject({ ok: true, data: { text: 'Mine' } });
  });

  it('is kept once, even when it is sent twice at the same time', async () => {
    const answers = await Promise.all([run(amara, CREATE, { text: 'Mine' }), run(amara, CREATE, { text: ' Mine ' })]);

    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', null]);
    expect(await texts(amara)).toEqual(['Mine']);
  });

  it('is listed newest first, a page at a time', async () => {
    await ${pascal}.create(
      ['first', 'second', 'third'].map((text, created_at) => ({ user_id: 'amara', text, created_at })),
    );

    expect(await texts(amara)).toEqual(['third', 'second', 'first']);
    expect(await texts(amara, { take: 1, skip: 1 })).toEqual(['second']);
    expect((await run(amara, LIST, { take: 1 })).count).toBe(3);
    expect(await run(amara, LIST, { take: ${constant}_LIMITS.take + 1 })).toMatchObject({ code: 'INVALID' });
  });

  it('is removed by the member, and removing it again changes nothing', async () => {
    const { id } = await create('Mine');

    expect(await run(amara, REMOVE, { id })).toMatchObject({ ok: true, data: { id } });
    expect(await run(amara, REMOVE, { id })).toMatchObject({ ok: true, data: null });
    expect(await texts(amara)).toEqual([]);
  });

  it('is in what a member is given of everything, and goes when the member is forgotten', async () => {
    ${domain === 'users' ? "await User.create({ _id: 'amara', slug: 'amara', email: 'amara@example.org' });" : ''}
    await create('Mine');
    await create('Another', ines);

    expect(await personalData('amara')).toMatchObject({ ${snakeOf(plural)}: [{ text: 'Mine' }] });
    await forgetMember('amara');

    expect(await texts(amara)).toEqual([]);
    expect(await texts(ines)).toEqual(['Another']);
  });
`;

const IN_ONE_FILE = "import { forgetMember, personalData } from '../personalData/personalData.service';";
const PERSONAL_DATA_OF: Readonly<Record<string, string>> = {
  users: `import { forgetMember } from '../leaving/forgetMember.service';
  import { personalData } from '../leaving/personalData.service';
  import { User } from '../user/user.model';`,
};

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);
