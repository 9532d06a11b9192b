import { createLogger, DOMAINS, type Domain, type Subgraph } from '@athenaeum/kit';
import { parse, validate } from 'graphql';
import { loadSubgraphs } from '../graph/subgraphs/loadSubgraphs';
import type { SubgraphClient } from '../graph/subgraphs/subgraphClient';
import { createFakeSubgraphs } from '../testing/fakeSubgraphs';
import { startReconciliation } from './startReconciliation';

const MINUTE = 60_000;
const log = createLogger('test', 'silent');
const { clients } = createFakeSubgraphs(new Map());

let schemas: Map<Domain, Subgraph['schema']>;
beforeAll(async () => {
  const subgraphs = Object.values(await loadSubgraphs());
  schemas = new Map(subgraphs.map(({ name, schema }) => [name, schema]));
});

const asked: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  asked.splice(0);
});
afterEach(() => jest.useRealTimers());

/** Fake subgraphs that record the valid operations they receive; one may be unavailable. */
const those = (away?: Domain): typeof clients => {
  const one = (name: Domain): SubgraphClient => ({
    ...clients[name],
    ask: async ({ query }: { query: string }) => {
      const problems = validate(schemas.get(name)!, parse(query));
      asked.push(`${name} ${/\{ (\w+)/.exec(query)![1]}${problems.join()}`);
      if (name === away) throw new Error('away');
      return { data: { settled: { ok: true, data: 0 } } };
    },
  });
  return Object.fromEntries(DOMAINS.map((name) => [name, one(name)])) as typeof clients;
};

it.each([undefined, 'coaching', 'content'] as const)(
  'runs every job each minute, whichever subgraph is unavailable: %p',
  async (away) => {
    const stop = startReconciliation({ clients: those(away), log });
    const all = ['coaching settlePastSessions', 'opportunities settlePostings', 'content settleWaitlists'];

    await jest.advanceTimersByTimeAsync(2 * MINUTE);

    expect(asked).toEqual([...all, ...all]);
    stop();
  },
);

it('runs no job once it is stopped', async () => {
  startReconciliation({ clients: those(), log })();

  await jest.advanceTimersByTimeAsync(2 * MINUTE);

  expect(asked).toEqual([]);
});
