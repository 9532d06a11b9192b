import { INTERNAL_TOKEN_HEADER, mintInternalToken } from './internalToken';
import { openTestDatabase, startCollector, type TestDatabase } from './testing';
import { aSlowRequest, startBrokenProcess, untilClosed, type BrokenProcess } from './testing/brokenProcess';
import { freePort } from './testing/freePort';
import { visitor } from './viewer';

const INTERNAL_KEY = 'a key of this test only';
jest.setTimeout(120_000);

let database: TestDatabase;
let collector: Awaited<ReturnType<typeof startCollector>>;
let service: BrokenProcess;
let port: number;
beforeEach(async () => {
  database = await openTestDatabase([]);
  collector = await startCollector();
});
afterEach(async () => {
  service.kill();
  await collector.goAway();
  await database.close();
});

async function start(env: Record<string, string> = {}): Promise<void> {
  port = await freePort();
  service = startBrokenProcess('subgraphs/users/src/main.ts', {
    MONGODB_URI: database.uri,
    MONGODB_DATABASE: database.name,
    INTERNAL_KEY,
    PORT: String(port),
    SHUTDOWN_LONGEST_MS: '60000',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    ...env,
  });
  await service.said('subgraph is listening');
}

const aQuestion = () =>
  aSlowRequest({
    port,
    path: '/graphql',
    body: '{"query":"{ __typename }"}',
    headers: {
      [INTERNAL_TOKEN_HEADER]: mintInternalToken(INTERNAL_KEY, 'users', { viewer: visitor, requestId: 'r' }),
    },
  });
const ANSWERED = /HTTP\/1\.1 200 [^]*"__typename":"Query"/;

it.each(['uncaughtException', 'unhandledRejection'] as const)(
  'answers what is in flight after an %s, reports it to the collector and ends with 1',
  async (kind) => {
    await start();
    const question = await aQuestion();

    service.breakIt(kind);
    await service.said('"unexpected error"');
    service.breakIt(kind);
    await service.said('"unexpected error while draining"');
    const answer = await question.finish();

    expect(answer).toMatch(ANSWERED);
    expect(await service.exitCode).toBe(1);
    expect(service.output()).toMatch(new RegExp(`"kind":"${kind}","error":"TypeError","stack":".*Timeout`));
    expect(service.output()).not.toContain('amara@example.test');
    expect(await collector.told('process.unexpected_errors', { 'error.type': kind })).toMatchObject({
      count: 2,
      resource: { 'service.name': 'users' },
    });
  },
);

it('waits for a request that never ends only until the drain timeout, and still closes everything', async () => {
  await start({ SHUTDOWN_LONGEST_MS: '200' });
  const question = await aQuestion();

  service.breakIt();

  expect(await question.over).not.toMatch(/HTTP\/1\.1 [2-5]/);
  expect(await service.exitCode).toBe(1);
  // The last metrics are exported after the drain has timed out.
  await collector.told('process.unexpected_errors', { 'error.type': 'uncaughtException' });
});

it('ends with 1 when the error happens during a shutdown, and still answers what is in flight', async () => {
  await start();
  const question = await aQuestion();
  service.stop();
  await untilClosed(port);

  service.breakIt();
  await service.said('"unexpected error"');
  const answer = await question.finish();

  expect(answer).toMatch(ANSWERED);
  expect(await service.exitCode).toBe(1);
});

it('ends even when closing never resolves', async () => {
  service = startBrokenProcess('subgraphs/kit/src/testing/neverCloses.process.ts', {});
  await service.said('closing takes forever');

  service.breakIt();

  expect(await service.exitCode).toBe(1);
});
