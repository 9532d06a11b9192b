import { readFileSync } from 'node:fs';
import { demoRandom } from '@athenaeum/kit/demo';
import { buildSchema, getVariableValues, type GraphQLSchema, parse, validate } from 'graphql';
import { nothingAcknowledged } from './acknowledged';
import type { Caller, Problem } from './caller';
import { textOf } from './documents';
import { communityMix, liveMix } from './mix';
import type { World } from './world';

/** Of everything a world is drawn from, by identifier; nobody is asked for anything. */
const worldFor = (admin: Caller): World => ({
  callers: [],
  admin,
  salons: [{ id: 'salon', slug: 'salon' }],
  recordings: ['recording'],
  seats: ['seat'],
  live: { id: 'live', slug: 'live' },
  members: ['member'],
  feeds: ['/feed'],
  acknowledged: nothingAcknowledged(),
});

let schema: GraphQLSchema;
beforeAll(() => {
  schema = buildSchema(readFileSync('gateway/supergraph.graphql', 'utf8'), { assumeValidSDL: true });
});

it.each([...communityMix(worldFor({} as Caller), demoRandom('names')).map(({ name }) => name), 'live'])(
  'asks for %s as the schema has it',
  async (name) => {
    const asked: [remote: string, operation: string, variables: object][] = [];
    const caller: Caller = {
      id: 'member',
      graph: async (remote, operation, variables = {}) => {
        asked.push([remote, operation, variables]);
        return null;
      },
      post: async () => null,
      get: async () => null,
      data: () => Promise.reject(new Error('a visit reads no answer')),
    };
    const world = worldFor(caller);
    const visits = [...communityMix(world, demoRandom(name)), ...liveMix(world)];

    for (const visit of visits.filter((visit) => visit.name.startsWith(name))) await visit.run(caller);

    for (const [remote, operation, variables] of asked)
      expect(problemsOf(remote, operation, variables)).toEqual([]);
    if (name !== 'calendar feed') expect(asked).not.toEqual([]);
  },
);

function problemsOf(remote: string, operation: string, variables: object): string[] {
  const document = parse(textOf(remote, operation));
  const [definition] = document.definitions;
  if (definition?.kind !== 'OperationDefinition') return ['no operation'];
  const given = getVariableValues(schema, definition.variableDefinitions ?? [], { ...variables });
  return [...validate(schema, document), ...(given.errors ?? [])].map(
    ({ message }) => `${operation}: ${message}`,
  );
}

it.each<[string, Problem, number]>([
  ['as acknowledged what was answered well', null, 1],
  ['nothing of what was refused', 'CreateRSVP: CONFLICT', 0],
])('keeps %s', async (_, problem, count) => {
  const caller: Caller = {
    id: 'member',
    graph: async () => problem,
    post: async () => null,
    get: async () => null,
    data: () => Promise.reject(new Error('a visit reads no answer')),
  };
  const world = worldFor(caller);
  const writes = communityMix(world, demoRandom('writes')).filter(({ isWrite }) => isWrite);

  for (const { run } of writes) await run(caller);

  const { seats, progress } = world.acknowledged;
  expect([writes.length, seats.size, progress.size]).toEqual([2, count, count]);
});
