import { visitor, type Domain, type GraphQLCall } from '@athenaeum/kit';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse, type ExecutionResult } from 'graphql';
import { compose, runOn } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { SubgraphUnavailable, type SubgraphClients } from '../subgraphs/subgraphClient';
import { createSoleEngine, type SoleEngine } from '../testing/soleEngine';
import { ENGINES } from './engine';

const caller = { viewer: visitor, requestId: 'r' };
const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])';

const subgraphs = {
  users: `${LINK} type Query { me: Person }
    type Person @key(fields: "id") { id: ID! name: String! }`,
  content: `${LINK} type Query { salons: [Salon] } type Mutation { one: Int two: Int }
    type Salon { title: String host: Person guests: [[Person]] }
    type Person @key(fields: "id", resolvable: false) { id: ID! }`,
};
const person = (id: string) => ({ __typename: 'Person', id });
const SALONS = [
  { title: 'First', host: person('a'), guests: [[person('b'), null], [person('a')]] },
  null,
  { title: 'Second', host: person('a'), guests: null },
];

const asked: { subgraph: string; call: GraphQLCall }[] = [];
const running: string[] = [];
const mutation = (name: string) => async () => {
  running.push(`${name} begins`);
  await new Promise((resolve) => setTimeout(resolve, 5));
  running.push(`${name} ends`);
  return 1;
};
const resolvers: Record<string, Record<string, unknown>> = {
  users: {
    Query: { me: () => person('a') },
    Person: {
      __resolveReference: ({ id }: { id: string }) => (id === 'gone' ? null : person(id)),
      name: ({ id }: { id: string }) => {
        if (id === 'b') throw new Error('b has no name');
        return id.toUpperCase();
      },
    },
  },
  content: {
    Query: { salons: () => SALONS },
    Mutation: { one: mutation('one'), two: mutation('two') },
  },
};
let away: string | null = null;

const clients = Object.fromEntries(
  Object.entries(subgraphs).map(([name, sdl]) => {
    // Its type of resolvers knows no context but an unknown one.
    const schema = buildSubgraphSchema({ typeDefs: parse(sdl), resolvers: resolvers[name] as never });
    const ask = async (call: GraphQLCall): Promise<ExecutionResult> => {
      asked.push({ subgraph: name, call });
      if (away === name) throw new SubgraphUnavailable(name as Domain, 'connection');
      return runOn(schema, call, caller);
    };
    return [name, { name, ask }];
  }),
  // Two of the four are enough for one to resolve entities of the other.
) as unknown as SubgraphClients;
const placesOf = (errors: readonly { path?: readonly (string | number)[] }[]) =>
  errors.map(({ path }) => path?.join('.'));

const HOSTS = '{ salons { title host { name } guests { name } } }';

describe.each(ENGINES)('the %s engine', (name) => {
  let engine: SoleEngine;
  beforeAll(async () => {
    engine = await createSoleEngine(name, compose(subgraphs), clients, caller);
  });
  beforeEach(() => {
    asked.length = 0;
    running.length = 0;
    away = null;
  });
  afterAll(() => engine.close());

  it('fetches an entity once for all its places (the planned engine each once), and answers at every place', async () => {
    const { data, errors } = await engine.ask('{ salons { host { name } } }');

    const [, entities] = asked;
    const times = name === 'planned' ? 1 : 2;
    expect(entities!.call.variables!.representations).toEqual(
      Array(times).fill({ __typename: 'Person', id: 'a' }),
    );
    expect(data).toEqual({ salons: [{ host: { name: 'A' } }, null, { host: { name: 'A' } }] });
    expect(errors).toEqual([]);
  });

  it('reports the path of a failure, in nested lists too, and nulls the nearest nullable field', async () => {
    const { data, errors } = await engine.ask(HOSTS);

    expect(placesOf(errors)).toEqual(['salons.0.guests.0.0.name']);
    expect(data!.salons).toEqual([
      { title: 'First', host: { name: 'A' }, guests: [[null, null], [{ name: 'A' }]] },
      null,
      { title: 'Second', host: { name: 'A' }, guests: null },
    ]);
  });

  it('reports each field of an unreachable subgraph at its path', async () => {
    away = 'users';

    const { data, errors } = await engine.ask('{ salons { title host { name } } me { id } }');

    expect(placesOf(errors).sort()).toEqual(['me', 'salons.0.host.name', 'salons.2.host.name']);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(Array(3).fill('UNAVAILABLE'));
    expect(data).toEqual({
      salons: [{ title: 'First', host: null }, null, { title: 'Second', host: null }],
      me: null,
    });
  });

  it('fetches nothing for fields that are not included', async () => {
    const query = 'query ($all: Boolean!) { salons { title host @include(if: $all) { name } } }';

    expect((await engine.ask(query, { all: false })).data!.salons).toContainEqual({ title: 'First' });
    expect(asked).toHaveLength(1);
    expect((await engine.ask(query, { all: true })).data!.salons).toContainEqual({
      title: 'Second',
      host: { name: 'A' },
    });
  });

  it('executes mutations one after the other', async () => {
    await engine.ask('mutation { first: two one second: two }');

    expect(running).toEqual(['two', 'one', 'two'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });
});
