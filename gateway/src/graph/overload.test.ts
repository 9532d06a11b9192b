import { createFakeSubgraphs } from '../testing/fakeSubgraphs';
import { createTestGateway, type TestGateway } from '../testing/testGateway';
import type { SubgraphClient } from './subgraphs/subgraphClient';
import { ENGINES } from './engines/engine';

const AT_ONCE = 3;
/** Equal ones would be answered together. */
const coaches = (number: number) => `query Coaches${number} { coaches { data { name } } }`;

const { clients } = createFakeSubgraphs(new Map());
describe.each(ENGINES)('with the %s engine', (engine) => {
  /** Asked, and not answering before it is let go on. */
  let asked = 0;
  let goOn = () => {};
  const untilThen = new Promise<void>((resolve) => (goOn = resolve));
  const slowCoaching: SubgraphClient = {
    ...clients.coaching,
    async ask(call, caller) {
      asked += 1;
      await untilThen;
      return clients.coaching.ask(call, caller);
    },
  };

  let world: TestGateway;
  beforeAll(async () => {
    world = await createTestGateway({
      clients: { ...clients, coaching: slowCoaching },
      env: { GATEWAY_ENGINE: engine, GRAPH_AT_ONCE: String(AT_ONCE), GRAPH_LONGEST_WAIT_MS: '50' },
    });
  });
  afterAll(() => world.close());

  it('refuses what it could not answer in time, to be tried again, and answers all else', async () => {
    const ask = (query: string) => world.browser().ask(query);
    const taken = Array.from({ length: AT_ONCE }, (_, number) => ask(coaches(number)));
    while (asked < AT_ONCE) await new Promise((resolve) => setTimeout(resolve, 5));

    const refused = await ask(coaches(AT_ONCE));
    const other = await ask('{ opportunities { data { title } } }');
    goOn();
    const answered = await Promise.all(taken);
    const after = await ask(coaches(AT_ONCE));

    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.json.errors).toEqual([
      {
        message: 'This part is not available just now. Please try again.',
        extensions: { code: 'UNAVAILABLE' },
      },
    ]);
    expect(other.json.data.opportunities.data).toEqual([{ title: 'Audit chair' }]);
    expect([...answered, after].map(({ json }) => json.data.coaches.data)).toEqual(
      Array(AT_ONCE + 1).fill([{ name: 'Maya Chen' }]),
    );
    expect(asked).toBe(AT_ONCE + 1);
  });
});
