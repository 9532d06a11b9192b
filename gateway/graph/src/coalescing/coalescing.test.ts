import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GraphQLError } from 'graphql';
import { setImmediate as turn } from 'node:timers/promises';
import { createLogger, visitor, type InternalCaller, type Viewer } from '@athenaeum/kit';
import { Registry } from 'prom-client';
import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import type { RateLimits } from '../edge/rateLimits';
import { ENGINES, type EngineName } from '../engines/engine';
import { createGraph, type Graph } from '../graph';
import type { SubgraphClient } from '../subgraphs/subgraphClient';

const AMARA: Viewer = { id: 'amara', roles: new Set(['member']) };
const RUTH: Viewer = { id: 'ruth', roles: new Set(['member']) };
const SALONS = '{ salons { data { id title } } }';
const COACHES = '{ coaches { data { name } } }';
const ME = '{ me { data { name } } }';
const RSVP = 'mutation { createRSVP(input: { salonId: "s1" }) { ok } }';
const TTL_MS = 5000;

const { clients, supergraph } = createFakeSubgraphs(new Map());
let asked: InternalCaller[] = [];
let holding: Promise<void> | null = null;
let fails = false;
const noted = (client: SubgraphClient): SubgraphClient => ({
  ...client,
  async ask(call, caller) {
    asked.push(caller);
    await holding;
    if (fails) return { errors: [new GraphQLError('broken')], data: null };
    return client.ask(call, caller);
  },
});

const log = createLogger('sharing');
const always = { take: async () => true, giveBack: async () => {} };
const folder = mkdtempSync(join(tmpdir(), 'athenaeum-sharing-'));
let time = 1;
let graph: Graph;

beforeEach(async () => {
  asked = [];
  fails = false;
  time = 1;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  graph = await open();
});
afterEach(async () => {
  await graph.close();
  jest.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Options {
  ttlMs?: number;
  maxConcurrent?: number;
  engine?: EngineName;
}

function open({ ttlMs = TTL_MS, maxConcurrent = 100, engine = 'planned' }: Options = {}): Promise<Graph> {
  const file = join(folder, 'supergraph.graphql');
  writeFileSync(file, supergraph);
  return createGraph({
    env: {
      SUPERGRAPH_FILE: file,
      GATEWAY_ENGINE: engine,
      GATEWAY_SHADOW: 0,
      GRAPH_AT_ONCE: maxConcurrent,
      GRAPH_LONGEST_WAIT_MS: 60_000,
      ANSWER_LONGEST_MS: 60_000,
      PUBLIC_ANSWERS_KEPT_MS: ttlMs,
      isProduction: true,
    },
    clients: Object.fromEntries(
      Object.entries(clients).map(([name, client]) => [name, noted(client)]),
    ) as typeof clients,
    // Rate limits are off here.
    limits: new Proxy({}, { get: () => always }) as RateLimits,
    documents: null,
    registry: new Registry(),
    log,
  });
}

async function reopen(options: Options): Promise<void> {
  await graph.close();
  graph = await open(options);
}

const ask = (query: string, viewer: Viewer, variables?: Record<string, unknown>) =>
  graph.ask(
    { query, variables },
    { callerOf: async () => ({ viewer, requestId: 'r' }), address: '', log: () => log },
  );
const dataOf = async (...asking: Parameters<typeof ask>) => (await ask(...asking)).data;

/** Starts all of them before any subgraph answers. */
async function together<Answer>(...begin: (() => Promise<Answer>)[]): Promise<Answer[]> {
  let goOn = () => {};
  holding = new Promise((resolve) => (goOn = resolve));
  const begun: Promise<Answer>[] = [];
  for (const one of begin) {
    begun.push(one());
    for (let turns = 0; turns < 5; turns++) await turn();
  }
  goOn();
  holding = null;
  return Promise.all(begun);
}

describe('simultaneous equal queries', () => {
  it.each(ENGINES)('are run once for one member by the %s engine, and answered each', async (engine) => {
    await reopen({ engine });

    const answers = await together(
      () => dataOf(COACHES, AMARA),
      () => dataOf(COACHES, AMARA),
      () => dataOf(COACHES, AMARA),
    );

    expect(answers).toEqual(Array(3).fill({ coaches: { data: [{ name: 'Maya Chen' }] } }));
    expect(asked).toHaveLength(1);
  });

  it('are each run for different people, with different variables and for different roles', async () => {
    const search = 'query ($q: String) { search(input: { query: $q }) { ok } }';
    await reopen({ ttlMs: 0 });
    const admin: Viewer = { id: 'amara', roles: new Set(['member', 'admin']) };

    await together(
      () => ask(search, AMARA, { q: 'board' }),
      () => ask(search, RUTH, { q: 'board' }),
      () => ask(search, AMARA, { q: 'chair' }),
      () => ask(search, admin, { q: 'board' }),
      () => ask(search, visitor, { q: 'board' }),
    );

    expect(asked.map(({ viewer }) => viewer.id)).toEqual(['amara', 'ruth', 'amara', 'amara', null]);
  });

  it('take one slot of the concurrency limiter', async () => {
    await reopen({ maxConcurrent: 2 });

    const answers = await together<unknown>(
      () => ask(COACHES, AMARA),
      () => ask(COACHES, AMARA),
      () => ask(COACHES, AMARA),
      () => ask(COACHES, RUTH),
      async () => asked.map(({ viewer }) => viewer.id),
    );

    expect(answers.at(-1)).toEqual(['amara', 'ruth']);
  });

  it('fail together, and the next one is executed again', async () => {
    fails = true;
    const [first, second] = await together(
      () => ask(COACHES, AMARA),
      () => ask(COACHES, AMARA),
    );
    expect([first, second].map((answer) => answer?.errors?.[0]?.extensions?.code)).toEqual(
      Array(2).fill('INTERNAL_SERVER_ERROR'),
    );
    expect(asked).toHaveLength(1);

    fails = false;
    expect(await dataOf(COACHES, AMARA)).toEqual({ coaches: { data: [{ name: 'Maya Chen' }] } });
  });
});

describe('an operation', () => {
  it('does not join an execution that began long before', async () => {
    await together(
      () => ask(COACHES, AMARA),
      () => {
        time += 101;
        return Promise.resolve(null);
      },
      () => ask(COACHES, AMARA),
    );

    expect(asked).toHaveLength(2);
  });

  it('joins the execution that began last, beside one that began long before', async () => {
    await together(
      () => ask(COACHES, AMARA),
      () => {
        time += 101;
        return ask(COACHES, AMARA);
      },
      () => ask(COACHES, AMARA),
    );

    expect(asked).toHaveLength(2);
  });

  it('is never answered with data read before a change', async () => {
    await together<unknown>(
      () => ask(COACHES, AMARA),
      async () => graph.forget(),
      () => ask(COACHES, AMARA),
    );

    expect(asked).toHaveLength(2);
  });

  it('that is a mutation is executed as often as it is sent', async () => {
    await together(
      () => ask(RSVP, AMARA),
      () => ask(RSVP, AMARA),
    );

    expect(asked).toHaveLength(2);
  });
});

describe('a public answer', () => {
  it('is cached for visitors until its TTL ends', async () => {
    const first = await dataOf(SALONS, visitor);
    time += TTL_MS - 1;
    expect(await dataOf(SALONS, visitor)).toEqual(first);
    expect(asked).toHaveLength(1);

    time += 2;
    await ask(SALONS, visitor);
    expect(asked).toHaveLength(2);
  });

  it('is read again after any change', async () => {
    await ask(SALONS, visitor);
    await ask(RSVP, AMARA);
    await ask(SALONS, visitor);

    expect(asked).toHaveLength(3);
  });

  it('is not cached when data changed while it was read', async () => {
    await together<unknown>(
      () => ask(SALONS, visitor),
      async () => graph.forget(),
    );
    await ask(SALONS, visitor);

    expect(asked).toHaveLength(2);
  });

  it('is not cached for members, nor when the cache is disabled', async () => {
    await ask(SALONS, AMARA);
    await ask(SALONS, AMARA);
    expect(asked).toHaveLength(2);

    await reopen({ ttlMs: 0 });
    await ask(SALONS, visitor);
    await ask(SALONS, visitor);
    expect(asked).toHaveLength(4);
  });

  it('is all that is cached: no other operation, no mixed operation, and no failure', async () => {
    for (const query of [ME, `{ salons { ok } me { ok } }`]) {
      await ask(query, visitor);
      const before = asked.length;
      await ask(query, visitor);
      expect(asked.length).toBe(before * 2);
      asked = [];
    }

    fails = true;
    expect((await ask(SALONS, visitor)).errors).toHaveLength(1);
    fails = false;
    expect((await ask(SALONS, visitor)).errors).toBeUndefined();
  });
});
