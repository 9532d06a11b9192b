import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createFakeSubgraphs } from '../testing/fakeSubgraphs';
import { createTestGateway, type TestGateway } from '../testing/testGateway';

let world: TestGateway;
beforeAll(async () => {
  world = await createTestGateway();
});
afterAll(() => world.close());

const LONGER_THAN_A_CHECK = 2500;
const code = async () => {
  const { json } = await world.browser().ask('{ coaches { ok } }');
  return json.errors?.[0].extensions.code ?? 'fine';
};
async function becomes(expected: string): Promise<void> {
  while ((await code()) !== expected) await pause(200);
}

it('follows its file without a restart, and keeps the last good one', async () => {
  const file = world.env.SUPERGRAPH_FILE;
  const { supergraph } = createFakeSubgraphs();

  writeFileSync(file, supergraph.replace('coaches: CoachListResult', 'strategists: CoachListResult'));
  await becomes('GRAPHQL_VALIDATION_FAILED');
  writeFileSync(file, supergraph);
  await becomes('fine');

  writeFileSync(file, supergraph.slice(0, 400));
  await pause(LONGER_THAN_A_CHECK);
  expect(await code()).toBe('fine');

  writeFileSync(file, supergraph.replace('coaches: CoachListResult', 'strategists: CoachListResult'));
  await becomes('GRAPHQL_VALIDATION_FAILED');
});
