import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createFakeSubgraphs } from '../testing/fakeSubgraphs';
import { createTestGateway, type TestGateway } from '../testing/testGateway';

let world: TestGateway;
beforeAll(async () => {
  world = await createTestGateway();
});
afterAll(() => world.close());

const CHECKED = 2500;
const codes = async () => {
  const { json } = await world.browser().ask('{ coaches { ok } }');
  return json.errors?.[0].extensions.code ?? 'fine';
};

it('follows its file without a restart, and keeps the last good one', async () => {
  const file = world.env.SUPERGRAPH_FILE;
  const { supergraph } = createFakeSubgraphs();
  expect(await codes()).toBe('fine');

  writeFileSync(file, supergraph.slice(0, 400));
  await pause(CHECKED);
  expect(await codes()).toBe('fine');

  writeFileSync(file, supergraph.replace('coaches: CoachListResult', 'strategists: CoachListResult'));
  await pause(CHECKED);
  expect(await codes()).toBe('GRAPHQL_VALIDATION_FAILED');

  writeFileSync(file, supergraph);
  await pause(CHECKED);
  expect(await codes()).toBe('fine');
}, 20_000);
