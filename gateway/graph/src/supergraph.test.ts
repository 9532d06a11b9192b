import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { logged } from '@athenaeum/gateway-testing/loggedLines';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { ENGINES } from './engines/engine';

jest.mock('pino', () => jest.requireActual('@athenaeum/gateway-testing/loggedLines'));

describe.each(ENGINES)('with the %s engine', (engine) => {
  let world: TestGateway;
  beforeAll(async () => {
    process.env.LOG_LEVEL = 'error';
    logged.length = 0;
    world = await createTestGateway({ env: { GATEWAY_ENGINE: engine } });
  });
  afterAll(() => world.close());

  const code = async () => {
    const { json } = await world.browser().ask('{ coaches { ok } }');
    return json.errors?.[0].extensions.code ?? 'fine';
  };
  async function becomes(expected: string): Promise<void> {
    while ((await code()) !== expected) await pause(50);
  }
  async function isRefused(): Promise<void> {
    while (!logged.some((line) => line.includes('supergraph not reloaded'))) await pause(50);
  }

  it('reloads its file without a restart, and keeps the last valid one', async () => {
    const file = world.env.SUPERGRAPH_FILE;
    const { supergraph } = createFakeSubgraphs();

    writeFileSync(file, supergraph.replace('coaches: CoachListResult', 'strategists: CoachListResult'));
    await becomes('GRAPHQL_VALIDATION_FAILED');
    writeFileSync(file, supergraph);
    await becomes('fine');

    writeFileSync(file, supergraph.slice(0, 400));
    await isRefused();
    expect(await code()).toBe('fine');

    writeFileSync(file, supergraph.replace('coaches: CoachListResult', 'strategists: CoachListResult'));
    await becomes('GRAPHQL_VALIDATION_FAILED');
  });
});
