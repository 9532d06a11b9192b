import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  appendToList,
  GeneratorProblem,
  inOrder,
  insertAfterLast,
  type Change,
  type Generator,
} from '../change';
import { assertNewFields, assertNewTypes, givenArea, givenDomain, givenName } from '../given';
import type { Name } from '../names';
import { assertNewFeature } from './feature';
import { operationFeature } from './operationFeature';
import { membersMay } from './rights';
import { titleOf, untranslated } from './texts';

export interface Operation {
  kind: 'query' | 'mutation';
  domain: string;
  /** What it is about, which belongs to a member. */
  aggregate: Name;
  name: Name;
}

/** `operation query content bookmark count-bookmarks mfe-learning`: from the service to the feature that sends it. */
export const operation: Generator = (
  root,
  [kind, domainName, aggregateName, wanted, areaName],
  { es } = {},
) => {
  if (kind !== 'query' && kind !== 'mutation')
    throw new GeneratorProblem(
      `Say query or mutation first, not "${kind ?? ''}": npm run new -- operation query content bookmark count-bookmarks mfe-learning`,
    );
  const domain = givenDomain(root, domainName);
  const aggregate = givenAggregate(root, domain, aggregateName);
  const name = givenName(wanted, 'operation');
  const area = givenArea(root, areaName);
  const { camel, pascal, sentence } = name;
  assertNewFields(root, [camel]);
  assertNewTypes(root, [`${pascal}Result`, ...(kind === 'mutation' ? [`${pascal}Input`] : [])]);
  assertNewFeature(root, { area, name });
  const given: Operation = { kind, domain, aggregate, name };
  const folder = `subgraphs/${domain}/src/modules/${aggregate.camel}`;
  return {
    changes: [
      ...(kind === 'query' ? queryFiles(folder, given) : mutationFiles(folder, given)),
      ...wiring(given),
      ...operationFeature({ area, name, title: titleOf(sentence, es) }, kind),
    ],
    left: [
      kind === 'query'
        ? `It answers how many a member has: say in ${folder}/${camel}.service.ts what it is to answer.`
        : `It removes one of the member's own: say in ${folder}/${camel}.service.ts what it is to do, and the rules of ${aggregate.sentence.toLowerCase()} with it.`,
      `Put it on a page: <${pascal} /> in ${area.app}/src/routes/.`,
      `Say in gateway/src/access/roleTable.ts which page of the specification the right comes from.`,
      ...untranslated(area, sentence, es),
    ],
  };
};

/** An aggregate of the domain whose rows say to which member they belong. */
function givenAggregate(root: string, domain: string, text: string | undefined): Name {
  const name = givenName(text, 'aggregate');
  const { camel, pascal } = name;
  const model = modelSpelled(root, domain, name);
  if (!model)
    throw new GeneratorProblem(
      `The subgraph ${domain} has no aggregate ${camel} (modules/${camel}/${camel}.model.ts).`,
    );
  const source = readFileSync(
    join(root, `subgraphs/${domain}/src/modules/${camel}/${camel}.model.ts`),
    'utf8',
  );
  if (!/\buser_id: \{/.test(source))
    throw new GeneratorProblem(
      `A ${pascal} does not say by a user_id to which member it belongs: write the operation by hand, after one beside it.`,
    );
  return { ...name, pascal: model };
}

/** `RSVP` of `rsvp`, should it be spelled otherwise than its file. */
function modelSpelled(root: string, domain: string, { camel, pascal }: Name): string | null {
  const file = join(root, `subgraphs/${domain}/src/modules/${camel}/${camel}.model.ts`);
  if (!existsSync(file)) return null;
  const exported = [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = model[<(]/g)].map(
    ([, one]) => one!,
  );
  return exported.find((one) => one.toLowerCase() === pascal.toLowerCase()) ?? null;
}

function queryFiles(folder: string, { aggregate, name }: Operation): Change[] {
  const { camel, pascal } = name;
  return [
    {
      path: `${folder}/${camel}.graphql`,
      text: `
        extend type Query {
          "How many the member has."
          ${camel}: ${pascal}Result
        }

        type ${pascal}Result {
          ok: Boolean!
          code: String
          message: String
          fields: FieldMessages
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
        import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
        import { subgraph } from '../../index';
        import { ${aggregate.pascal} } from './${aggregate.camel}.model';

        let world: TestWorld;
        beforeAll(async () => {
          world = await createTestWorld(subgraph);
          // What else it is does not matter here.
          await ${aggregate.pascal}.collection.insertOne({ _id: 'amaras', user_id: 'amara' } as never);
        });
        afterAll(() => world.close());

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

function mutationFiles(folder: string, { aggregate, name, domain }: Operation): Change[] {
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
          ${camel}(input: ${pascal}Input!): ${pascal}Result
        }

        input ${pascal}Input {
          id: ID!
        }

        type ${pascal}Result {
          ok: Boolean!
          code: String
          message: String
          fields: FieldMessages
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
        import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
        import { subgraph } from '../../index';
        import { ${aggregate.pascal} } from './${aggregate.camel}.model';

        let world: TestWorld;
        beforeAll(async () => {
          world = await createTestWorld(subgraph);
        });
        beforeEach(async () => {
          await ${aggregate.pascal}.deleteMany();
          // What else it is does not matter here.
          await ${aggregate.pascal}.collection.insertOne({ _id: 'amaras', user_id: 'amara' } as never);
        });
        afterAll(() => world.close());

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

function wiring({ kind, domain, aggregate, name: { camel, sentence } }: Operation): Change[] {
  const isQuery = kind === 'query';
  const root = isQuery ? 'Query' : 'Mutation';
  return [
    {
      path: `subgraphs/${domain}/src/resolvers.ts`,
      edit: inOrder(
        insertAfterLast(
          /^import .* from '\.\/modules\/.*';\n/,
          `import * as ${camel} from './modules/${aggregate.camel}/${camel}.resolvers';\n`,
        ),
        appendToList(`${root}: {`, `...${camel}.${root},`),
      ),
    },
    ...membersMay({
      domain,
      may: `${sentence.toLowerCase()}, each member’s own`,
      [isQuery ? 'queries' : 'mutations']: [camel],
    }),
  ];
}
