import { createLogger } from '@athenaeum/kit';
import { createFakeSubgraphs } from '../testing/fakeSubgraphs';
import { startSettling } from './startSettling';

const MINUTE = 60_000;
const log = createLogger('test', 'silent');
const { clients } = createFakeSubgraphs(new Map());

const asked: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  asked.splice(0);
});
afterEach(() => jest.useRealTimers());

/** Subgraphs that say what they are asked; one of them is away. */
const those = (away?: string): typeof clients => {
  const one = (name: keyof typeof clients) => ({
    ...clients[name],
    ask: async ({ query }: { query: string }) => {
      asked.push(`${name} ${/\{ (\w+)/.exec(query)![1]}`);
      if (name === away) throw new Error('away');
      return { data: { settled: { ok: true, data: 0 } } };
    },
  });
  return {
    users: one('users'),
    content: one('content'),
    coaching: one('coaching'),
    opportunities: one('opportunities'),
  };
};

it.each([undefined, 'coaching', 'content'])('asks each every minute, whoever is away: %p', async (away) => {
  const stop = startSettling({ clients: those(away), log });
  const all = ['coaching settlePastSessions', 'opportunities settlePostings', 'content settleWaitlists'];

  await jest.advanceTimersByTimeAsync(2 * MINUTE);

  expect(asked).toEqual([...all, ...all]);
  stop();
});

it('asks nobody once it is stopped', async () => {
  startSettling({ clients: those(), log })();

  await jest.advanceTimersByTimeAsync(2 * MINUTE);

  expect(asked).toEqual([]);
});
