import type { Change } from '../change';
import { snakeOf, type Name } from '../names';
import { aggregateTest } from './aggregateTest';

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
          ${camel}(input: ${pascal}Input!): ${pascal}Result @access(to: members, specifiedIn: "safety 5")
          "The member's own, newest first."
          ${plural}(input: ${plurals}Input): ${pascal}ListResult @access(to: members, specifiedIn: "safety 5")
        }

        extend type Mutation {
          create${pascal}(input: Create${pascal}Input!): ${pascal}Result @access(to: members, specifiedIn: "safety 5")
          "Again, it changes nothing."
          remove${pascal}(input: Remove${pascal}Input!): ${pascal}Result @access(to: members, specifiedIn: "safety 5")
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

        type ${pascal}Result @result {
          "As it is kept; what was removed, as it was, or null."
          data: ${pascal}
        }

        type ${pascal}ListResult @result {
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

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);
