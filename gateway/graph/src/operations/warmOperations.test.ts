import { until } from '@athenaeum/common/waiting';
import { writeFileSync } from 'node:fs';
import { QueryPlanner } from '@apollo/query-planner';
import { announce } from '@athenaeum/registry';
import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { logged } from '@athenaeum/gateway-testing/loggedLines';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

jest.mock('pino', () => jest.requireActual('@athenaeum/gateway-testing/loggedLines'));

const PEOPLE = 'query People{users{data{name bookmarks{title}}}}';
const COACHES = 'query Coaches{coaches{ok}}';
const { supergraph } = createFakeSubgraphs();
const withoutCoaches = supergraph.replace('coaches: CoachListResult', 'strategists: CoachListResult');

const planned = jest.spyOn(QueryPlanner.prototype, 'buildQueryPlan');
let world: TestGateway;
beforeEach(async () => {
  process.env.LOG_LEVEL = 'error';
  logged.length = 0;
  world = await createTestGateway({ env: { TRUSTED_DOCUMENTS: 'report' } });
  await announce(
    { uri: world.env.MONGODB_URI, dbName: world.env.MONGODB_DATABASE },
    { app: 'shell', version: 's001', documents: [PEOPLE, COACHES] },
  );
  await until(() => planned.mock.calls.length === 2);
  planned.mockClear();
});
afterEach(() => world.close());

const ask = (query: string, operationName: string) =>
  world.browser().post('/graphql', { query, operationName });
const isGone = async () => (await ask(COACHES, 'Coaches')).status === 400;

it('plans published operations before their first request', async () => {
  expect((await ask(PEOPLE, 'People')).status).toBe(200);

  expect(planned).not.toHaveBeenCalled();
});

it('plans for a new supergraph before it is in use, so that no request waits', async () => {
  writeFileSync(world.env.SUPERGRAPH_FILE, withoutCoaches);
  await until(isGone);
  expect(planned).toHaveBeenCalledTimes(1);
  planned.mockClear();

  const { json } = await ask(PEOPLE, 'People');

  expect(json.data.users.data[0].bookmarks).toEqual([{ title: 'Boardroom ready' }]);
  expect(planned).not.toHaveBeenCalled();
});

it('drops the plans of a supergraph that does not load', async () => {
  writeFileSync(world.env.SUPERGRAPH_FILE, `${supergraph}\ntype Query { twice: String }`);
  await until(() => logged.some((line) => line.includes('supergraph not reloaded')));
  planned.mockClear();

  expect((await ask(COACHES, 'Coaches')).json.data.coaches).toEqual({ ok: true });
  expect(planned).not.toHaveBeenCalled();
});

it('plans unannounced operations on their first request', async () => {
  const ASKED = 'query Titles{salons{data{title}}}';

  await ask(ASKED, 'Titles');
  await ask(ASKED, 'Titles');

  expect(planned).toHaveBeenCalledTimes(1);
});
