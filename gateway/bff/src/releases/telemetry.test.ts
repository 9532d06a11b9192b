import { setTimeout as pause } from 'node:timers/promises';
import { startCollector } from '@athenaeum/kit/testing';
import { createReportTokens, openRegistry } from '@athenaeum/registry';
import { anEntry } from '@athenaeum/gateway-testing/anEntry';
import { logged } from '@athenaeum/gateway-testing/loggedLines';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

jest.mock('pino', () => jest.requireActual('@athenaeum/gateway-testing/loggedLines'));

let collector: Awaited<ReturnType<typeof startCollector>>;
let world: TestGateway;
let snapshot: string;
beforeAll(async () => {
  process.env.LOG_LEVEL = 'info';
  collector = await startCollector();
  world = await createTestGateway({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_METRIC_EXPORT_INTERVAL: '100' },
  });
  const registry = await openRegistry(world.env.MONGODB_URI, { dbName: world.env.MONGODB_DATABASE });
  await registry.publish(anEntry('v001'));
  snapshot = (await registry.currentId())!;
  await registry.close();
});
afterAll(async () => {
  await world.close();
  await collector.goAway();
});

const report = (...reports: object[]) =>
  world.browser().post('/api/remotes/reports', {
    token: createReportTokens([world.env.REPORT_KEY]).sign({
      versions: [{ name: 'mfe-one', version: 'v001' }],
      member: null,
      session: null,
    }),
    snapshot,
    reports: reports.map((one) => ({ remote: 'mfe-one', version: 'v001', ...one })),
  });
const lastSaidOfFigures = () => logged.filter((line) => line.includes('"figures ')).at(-1) ?? '';
const ofMine = { 'remote.name': 'mfe-one', 'remote.version': 'v001' };

it('exports load times and failures of areas by version', async () => {
  await report({ ms: 230 }, { code: 'crash' });

  const load = await collector.told('remote.load.duration');
  const crash = await collector.told('remote.errors', { 'error.type': 'crash' });

  expect(load).toMatchObject({ attributes: ofMine, count: 1, sum: 0.23 });
  expect(crash).toMatchObject({ attributes: ofMine, count: 1 });
  expect(load.resource).toMatchObject({ 'service.name': 'gateway', 'service.version': '0.1.0' });
  expect([...collector.paths]).toEqual(['POST /v1/metrics']);
});

it('exports responses by route, without callers', async () => {
  const amara = await world.signedIn();
  await amara.post('/graphql', { query: '{ me { ok } }' });

  const asked = await collector.told('http.server.request.duration', { 'http.route': '/graphql' });

  expect(asked.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/graphql',
    'http.response.status_code': 200,
  });
  expect(collector.text()).not.toMatch(new RegExp(`${AMARA.email}|${AMARA.id}|127\\.0\\.0\\.1`));
});

it('continues without the collector, and exports once it is back', async () => {
  await collector.goAway();

  expect((await report({ code: 'chunk' })).status).toBe(204);
  while (!lastSaidOfFigures().includes('could not be sent')) await pause(20);
  expect((await world.browser().get('/ready')).status).toBe(200);

  await collector.comeBack();
  const meanwhile = await collector.told('remote.errors', { 'error.type': 'chunk' });
  expect(meanwhile.count).toBe(1);
});
