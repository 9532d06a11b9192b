import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import type { SubgraphClient } from './subgraphs/subgraphClient';
import { ENGINES } from './engines/engine';

const { clients } = createFakeSubgraphs(new Map());
/** A dependency that never answers. */
const hanging: SubgraphClient = { ...clients.coaching, ask: () => new Promise<never>(() => {}) };

describe.each(ENGINES)('with the %s engine', (engine) => {
  let world: TestGateway;
  beforeAll(async () => {
    world = await createTestGateway({
      clients: { ...clients, coaching: hanging },
      env: { GATEWAY_ENGINE: engine, ANSWER_LONGEST_MS: '300' },
    });
  });
  afterAll(() => world.close());

  it('answers a request that takes too long with a retryable error, and still answers others', async () => {
    const late = await world.browser().ask('{ coaches { data { name } } }');
    const other = await world.browser().ask('{ salons { data { title } } }');

    expect(late.status).toBe(503);
    expect(late.headers.get('retry-after')).toBe('5');
    expect(late.json.errors).toEqual([
      {
        message: 'This part is not available just now. Please try again.',
        extensions: { code: 'UNAVAILABLE' },
      },
    ]);
    expect(other.json.data.salons.data).toEqual([{ title: 'Boardroom ready' }]);
  });
});
