import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { changedGraph } from './changedGraph';
import { judgeSchemaChange } from './schemaChange';

const USERS = 'type Query { me: User } type User @key(fields: "id") { id: ID! name: String age: Int }';
const CONTENT =
  'type Query { salons: [Salon] } type Salon { title: String host: User } type User @key(fields: "id", resolvable: false) { id: ID! }';

const live = composeServices(
  Object.entries({ users: USERS, content: CONTENT }).map(([name, sdl]) => ({
    name,
    url: `http://${name}`,
    typeDefs: parse(sdl),
  })),
).supergraphSdl!;

const senders = [
  { name: 'shell s-1', documents: ['query Me{me{id}}'] },
  { name: 'mfe-one v001', documents: ['query Hosts{salons{host{name}}}', 'query Titles{salons{title}}'] },
  { name: 'mfe-one v002 (canary)', documents: ['query Ages{me{age}}'] },
];

function judge(users: string, asked: Parameters<typeof judgeSchemaChange>[1] = senders) {
  const changed = changedGraph(live, 'users', users);
  if (changed.problems) throw new Error(changed.problems.join());
  return judgeSchemaChange(changed.graph, asked);
}

it('accepts additions to a schema', () => {
  expect(judge(`${USERS} extend type User { mood: String }`)).toEqual({
    lines: [
      '  ok  shell s-1: all 1 operations',
      '  ok  mfe-one v001: all 2 operations',
      '  ok  mfe-one v002 (canary): all 1 operations',
    ],
    broken: 0,
    untold: 0,
  });
});

it('names the remote, the version and the operation that would break, also of a canary', () => {
  expect(
    judge('type Query { me: User } type User @key(fields: "id") { id: ID! name: String }'),
  ).toMatchObject({
    lines: expect.arrayContaining([
      '  no  mfe-one v002 (canary): 1 of 1 operations',
      expect.stringMatching(/^ +Ages: Cannot query field "age" on type "User"\./),
    ]),
    broken: 1,
  });
});

it('finds operations that reach the change through another subgraph', () => {
  const { lines } = judge('type Query { me: User } type User @key(fields: "id") { id: ID! age: Int }');

  expect(lines.join()).toContain('Hosts: Cannot query field "name" on type "User".');
});

it('does not accept a version whose operations are unknown', () => {
  expect(judge(USERS, [{ name: 'mfe-old v000', documents: null }])).toEqual({
    lines: ['  no  mfe-old v000 does not say what it sends: deploy it anew'],
    broken: 0,
    untold: 1,
  });
});

it('reports why a change does not compose with the other live subgraphs', () => {
  const changed = changedGraph(
    live,
    'users',
    'type Query { me: User } type User @key(fields: "id") { id: String! }',
  );

  expect(changed.problems?.join()).toMatch(/User\.id/);
});
