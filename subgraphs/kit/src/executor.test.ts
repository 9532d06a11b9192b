import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';
import { executorOf } from './executor';
import { visitor } from './viewer';

const schema = buildSubgraphSchema({
  typeDefs: parse(`
    extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
    type Query { salons(take: Int = 2): [Salon!] broken: String whoAsks: String! }
    type Salon @key(fields: "id") { id: ID! title: String! }
  `),
  resolvers: {
    Query: {
      salons: (_root: unknown, { take }: { take: number }) =>
        Array.from({ length: take }, (_, id) => ({ id })),
      broken: () => Promise.reject(new Error('out of order')),
      whoAsks: (_root: unknown, _args: unknown, { requestId }: { requestId: string }) => requestId,
    },
    Salon: {
      __resolveReference: async ({ id }: { id: string }) => (id === 'none' ? null : { id }),
      title: ({ id }: { id: string }) => `Salon ${id}`,
    },
    // The library's resolver types are wider than these.
  } as never,
});
const execute = executorOf(schema, (caller) => caller);
const ask = (query: string, variables?: Record<string, unknown>, operationName?: string) =>
  execute({ query, variables, operationName }, { viewer: visitor, requestId: 'r1' });
const plain = async (...asked: Parameters<typeof ask>): Promise<unknown> =>
  JSON.parse(JSON.stringify((await ask(...asked)).data));

it('answers with defaults, variables and omitted arguments', async () => {
  const query = 'query ($take: Int, $short: Boolean!) { salons(take: $take) { id title @skip(if: $short) } }';

  expect(await plain(query, { short: true })).toEqual({ salons: [{ id: '0' }, { id: '1' }] });
  expect(await plain(query, { short: false, take: 1 })).toEqual({ salons: [{ id: '0', title: 'Salon 0' }] });
});

it('builds a context for the caller of each call', async () => {
  const answers = await Promise.all(
    ['r1', 'r2'].map((requestId) => execute({ query: '{ whoAsks }' }, { viewer: visitor, requestId })),
  );

  expect(answers.map(({ data }) => data?.whoAsks)).toEqual(['r1', 'r2']);
});

it('says of each call whether it writes', async () => {
  const told: boolean[] = [];
  const writing = executorOf(
    buildSubgraphSchema({
      typeDefs: parse('type Query { name: String } type Mutation { rename: String }'),
    }),
    (_caller, isWriting) => void told.push(isWriting),
  );

  for (const query of ['{ name }', 'mutation { rename }', 'query One { name } mutation Two { rename }'])
    await writing({ query, operationName: /Two/.exec(query)?.[0] }, { viewer: visitor, requestId: 'r1' });

  expect(told).toEqual([false, true, true]);
});

it('runs the named operation', async () => {
  const query = 'query One { salons(take: 1) { id } } query Two { whoAsks }';

  expect(await plain(query, {}, 'One')).toEqual({ salons: [{ id: '0' }] });
  expect(await plain(query, {}, 'Two')).toEqual({ whoAsks: 'r1' });
});

it('finds an operation by its text and name, whatever was asked before', async () => {
  const only = 'query Only { whoAsks }';
  const two = 'query One { whoAsks } query Two { salons(take: 1) { id } }';

  for (let time = 0; time < 2; time++) {
    expect(await plain(only)).toEqual({ whoAsks: 'r1' });
    expect((await ask(only, {}, 'Other')).errors).toHaveLength(1);
    expect(await plain(only, {}, 'Only')).toEqual({ whoAsks: 'r1' });
    expect((await ask(two)).errors).toHaveLength(1);
    expect(await plain(two, {}, 'One')).toEqual({ whoAsks: 'r1' });
    expect(await plain(two, {}, 'Two')).toEqual({ salons: [{ id: '0' }] });
  }
});

it('resolves entities by their keys, with null in the place of missing ones', async () => {
  const representations = ['a', 'none', 'b'].map((id) => ({ __typename: 'Salon', id }));
  const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Salon { title } } }';

  expect(await plain(query, { r: representations })).toEqual({
    _entities: [{ title: 'Salon a' }, null, { title: 'Salon b' }],
  });
});

it('fills in variables inside a scalar', async () => {
  const query =
    'query ($id: ID!) { _entities(representations: [{ __typename: "Salon", id: $id }]) { ... on Salon { title } } }';

  expect(await plain(query, { id: 'c' })).toEqual({ _entities: [{ title: 'Salon c' }] });
});

it('reports where an error happened, and its message', async () => {
  const { data, errors } = await ask('{ mine: broken whoAsks }');

  expect(data).toMatchObject({ mine: null, whoAsks: 'r1' });
  expect(errors).toHaveLength(1);
  expect(errors![0]).toMatchObject({ path: ['mine'], originalError: { message: 'out of order' } });
});

it('refuses what is not in the schema, and variables of the wrong type', async () => {
  const unknown = await ask('{ whoAsks salonz { id } }');
  const misfit = await ask('query ($take: Int!) { salons(take: $take) { id } }', { take: 'many' });

  expect(unknown).toMatchObject({ errors: [{ message: expect.stringContaining('salonz') }] });
  expect(unknown.data).toBeUndefined();
  expect(misfit).toMatchObject({ errors: [{ message: expect.stringContaining('$take') }] });
  expect(misfit.data).toBeUndefined();
});
