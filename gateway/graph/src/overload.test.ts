import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import type { SubgraphClient } from './subgraphs/subgraphClient';
import { ENGINES } from './engines/engine';

const MAX_CONCURRENT = 3;
/** Different operations, since equal ones would be coalesced. */
const coaches = (number: number) => `query Coaches${number} { coaches { data { name } } }`;

const { clients } = createFakeSubgraphs(new Map());
describe.each(ENGINES)('with the %s engine', (engine) => {
  /** A subgraph that answers only when the test releases it. */
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
      env: { GATEWAY_ENGINE: engine, GRAPH_AT_ONCE: String(MAX_CONCURRENT), GRAPH_LONGEST_WAIT_MS: '50' },
    });
  });
  afterAll(() => world.close());

  it('sheds load that it could not answer in time with a retryable error, and answers the rest', async () => {
    const ask = (query: string) => world.browser().ask(query);
    const taken = Array.from({ length: MAX_CONCURRENT }, (_, number) => ask(coaches(number)));
    while (asked < MAX_CONCURRENT) await new Promise((resolve) => setTimeout(resolve, 5));

    const refused = await ask(coaches(MAX_CONCURRENT));
    const other = await ask('{ opportunities { data { title } } }');
    goOn();
    const answered = await Promise.all(taken);
    const after = await ask(coaches(MAX_CONCURRENT));

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
      Array(MAX_CONCURRENT + 1).fill([{ name: 'Maya Chen' }]),
    );
    expect(asked).toBe(MAX_CONCURRENT + 1);
  });
});
