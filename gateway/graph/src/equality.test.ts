import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { visitor } from '@athenaeum/kit';
import { execute, parse, type GraphQLError } from 'graphql';
import { compose } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { OperationRefused } from './operations/refusal';
import { readSupergraph } from './operations/supergraph';
import { createMockSubgraphs, mockResolver } from './testing/mockSubgraphs';
import { randomOperations, VALUES } from './testing/randomOperations';
import { sampleValues } from './testing/sampleValues';
import { createSoleEngine, type SoleEngine } from './testing/soleEngine';
import { trickyGraph } from './testing/trickyGraph';

// Two engines plan and run hundreds of operations.
jest.setTimeout(300_000);

const ROOT = resolve(__dirname, '../../..');
const caller = { viewer: visitor, requestId: 'r' };

const said = (errors: readonly GraphQLError[] | undefined) =>
  (errors ?? []).map(({ message, extensions }) => `${message} ${String(extensions?.code)}`).sort();
const places = (errors: readonly GraphQLError[] | undefined) =>
  (errors ?? []).map(({ message, path }) => `${message} at ${path?.join('.')}`);

describe('over a graph with every hard case of federation', () => {
  const sdl = compose(trickyGraph);
  const clients = createMockSubgraphs(sdl);
  const { schema } = readSupergraph(sdl);
  let ours: SoleEngine;
  let stock: SoleEngine;
  beforeAll(async () => {
    ours = await createSoleEngine('planned', sdl, clients, caller);
    stock = await createSoleEngine('apollo', sdl, clients, caller);
  });
  afterAll(() => stock.close());

  /** The same graph as one monolithic schema. */
  const single = (query: string) =>
    execute({
      schema,
      document: parse(query),
      variableValues: VALUES,
      fieldResolver: mockResolver,
    });

  it.each([1, 4])('answers operations at random (%i) as Apollo and graphql-js do', async (seed) => {
    let compared = 0;
    for (const query of randomOperations(schema, 60, seed)) {
      const mine = await ours.ask(query, VALUES).catch(refusedOnly);
      if (!mine) continue;
      const theirs = await stock.ask(query, VALUES);
      const asOne = await single(query);
      compared++;

      // Compared as text: the order of fields matters.
      expect([query, JSON.stringify(mine.data)]).toEqual([query, JSON.stringify(theirs.data)]);
      expect([query, said(mine.errors)]).toEqual([query, said(theirs.errors)]);
      // For an interface object of only one subgraph, Apollo loses the type when that subgraph is fetched last.
      if (/\bthings?\b/.test(query)) continue;
      expect([query, JSON.stringify(mine.data)]).toEqual([query, JSON.stringify(asOne.data)]);
      for (const place of places(mine.errors)) expect(places(asOne.errors)).toContain(place);
    }
    expect(compared).toBeGreaterThan(40);
  });
});

/** Null for an operation that was refused as too deep or with too many aliases. */
function refusedOnly(error: unknown): null {
  if (error instanceof OperationRefused) return null;
  throw error;
}

describe('over our own graph', () => {
  const sdl = readFileSync(join(ROOT, 'gateway/supergraph.graphql'), 'utf8');
  const apps = readdirSync(ROOT).filter((app) => app === 'shell' || app.startsWith('mfe-'));
  const sent = apps
    .map((app) => join(ROOT, app, 'src/__generated__/operations.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));

  it('answers every operation of our pages as Apollo does', async () => {
    const clients = createMockSubgraphs(sdl);
    const { schema } = readSupergraph(sdl);
    const ours = await createSoleEngine('planned', sdl, clients, caller);
    const stock = await createSoleEngine('apollo', sdl, clients, caller);

    expect(sent.length).toBeGreaterThan(100);
    for (const query of sent) {
      const variables = sampleValues(schema, query);
      const mine = await ours.ask(query, variables);
      const theirs = await stock.ask(query, variables);

      expect([query, JSON.stringify(mine.data)]).toEqual([query, JSON.stringify(theirs.data)]);
      expect([query, said(mine.errors)]).toEqual([query, said(theirs.errors)]);
    }
    await stock.close();
  });
});
