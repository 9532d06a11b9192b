import { buildSchema, graphql, type GraphQLFieldResolver } from 'graphql';
import * as z from 'zod';
import { Refusal } from '../refusal';
import { toResult } from '../result';
import type { SubgraphContext } from '../subgraph';
import type { Role, Viewer } from '../viewer';
import { guardRoots } from './guardRoots';

const noted: string[] = [];
const sent: unknown[] = [];

const SDL = `
  directive @access(to: [Callers!]!, specifiedIn: String!) on FIELD_DEFINITION
  enum Callers { admins members anyone }
  type Answer { code: String data: String }
  type Query {
    ledger: Answer @access(to: admins, specifiedIn: "safety")
    desk: Answer @access(to: members, specifiedIn: "safety")
    seats: Answer @access(to: anyone, specifiedIn: "safety")
    hall(input: Hall): Answer @access(to: members, specifiedIn: "safety")
  }
  input Hall { title: String }
`;
const resolvers: Record<string, GraphQLFieldResolver<unknown, SubgraphContext>> = {
  ledger: () => toResult(() => Promise.resolve('all of it')),
  desk: () => toResult(() => Promise.reject(new Refusal('FORBIDDEN', 'Not this one.'))),
  hall: (_root, args) => void sent.push(args),
  seats: () => toResult(() => z.strictObject({ take: z.int() }).parse({ take: '$where' })),
};

const schema = buildSchema(SDL);
const fields = schema.getQueryType()!.getFields();
for (const [name, resolve] of Object.entries(resolvers)) fields[name]!.resolve = resolve;
guardRoots(schema, (operation, code, { viewer }) => noted.push(`${operation} ${code} ${viewer.id}`));

const ask = async (name: string, ...roles: Role[]) => {
  const id = roles.includes('visitor') ? null : 'amara';
  const viewer: Viewer = { id, roles: new Set(roles) };
  const { data } = await graphql({
    schema,
    source:
      name === 'hall' ? '{ hall(input: { title: "Chair\\u0000" }) { code } }' : `{ ${name} { code data } }`,
    contextValue: { viewer, requestId: 'r', loaders: {} },
  });
  return data?.[name];
};

beforeEach(() => noted.splice(0));

it('notes a caller who is refused because a role is missing', async () => {
  expect(await ask('ledger', 'member')).toMatchObject({ code: 'FORBIDDEN' });
  expect(noted).toEqual(['Query.ledger FORBIDDEN amara']);
});

it('notes a refusal by a policy in the service', async () => {
  expect(await ask('desk', 'member')).toMatchObject({ code: 'FORBIDDEN' });
  expect(noted).toEqual(['Query.desk FORBIDDEN amara']);
});

it('notes a refusal by an input schema, whatever the role of the caller', async () => {
  expect(await ask('seats', 'member')).toMatchObject({ code: 'INVALID' });
  expect(await ask('seats', 'visitor')).toMatchObject({ code: 'INVALID' });
  expect(noted).toEqual(['Query.seats INVALID amara', 'Query.seats INVALID null']);
});

it('does not note calls that succeed, nor callers who are not signed in yet', async () => {
  expect(await ask('ledger', 'admin')).toMatchObject({ code: null, data: 'all of it' });
  expect(await ask('ledger', 'visitor')).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(noted).toEqual([]);
});

it('removes control characters from arguments before a resolver sees them', async () => {
  await ask('hall', 'member');

  expect(sent).toEqual([{ input: { title: 'Chair' } }]);
});
