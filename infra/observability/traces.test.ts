import type { RequestListener } from 'node:http';
import { listening } from '@athenaeum/kit/testing/listening';
import { connectDatabase, disconnectDatabase, visitor } from '@athenaeum/kit';
import { serveSubgraph } from '@athenaeum/kit/service';
import { startTelemetry } from '@athenaeum/kit/telemetry';
import { startCollector } from '@athenaeum/kit/testing';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { subgraph as content } from '@athenaeum/content-subgraph';
import { createGraphApp } from '@athenaeum/graph';
import { createClients } from '@athenaeum/graph/subgraphs';
import { readEnv as readGatewayEnv } from '@athenaeum/gateway-testing/env';
import { createShellApp, readEnv as readShellEnv } from '@athenaeum/shell/server';
import { Registry } from 'prom-client';
import { pino } from 'pino';

/** What any span may say; a further one is to be thought about here first. */
const ATTRIBUTES = [
  'athenaeum.subgraph',
  'db.collection.name',
  'db.operation.name',
  'db.system.name',
  'error.type',
  'graphql.operation.name',
  'graphql.operation.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
];
const PARENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const SECRET = 'amara@example.test';
const INTERNAL_KEY = 'an-internal-key-for-tests-of-32-bytes';
const log = pino({ level: 'silent' });
jest.setTimeout(120_000);

let collector: Awaited<ReturnType<typeof startCollector>>;
let telemetry: Awaited<ReturnType<typeof startTelemetry>>;
let shell: string;
const open: (() => unknown)[] = [];

async function serve(app: RequestListener): Promise<string> {
  const { origin, close } = await listening(app);
  open.push(close);
  return origin;
}

beforeAll(async () => {
  collector = await startCollector();
  const telling = {
    ...{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.endpoint}/v1/traces` },
    ...{ OTEL_TRACES_SAMPLER_ARG: '1' },
  };
  const port = await freePort();
  const env = readGatewayEnv({
    ...{ ...telling, GATEWAY_MODE: 'services', INTERNAL_KEY },
    SUBGRAPH_CONTENT_URL: `http://127.0.0.1:${port}/graphql`,
  });
  await connectDatabase(process.env.TEST_MONGODB_URI!, { dbName: 'test_traces', traceCommands: true });
  telemetry = await startTelemetry({ env, service: 'athenaeum', version: '', log });
  const subgraph = await serveSubgraph(content, { port, internalKey: INTERNAL_KEY });
  open.push(() => subgraph.close());
  const clients = await createClients(env);
  open.push(() => Promise.all(Object.values(clients).map((client) => client.close())));
  const gateway = await serve(
    await createGraphApp({
      ...{ env, clients, registry: new Registry(), meter: telemetry.meter, log },
      identity: { viewer: async () => visitor, isConfirmed: async () => false },
      // The query has no field that is limited.
      limits: {} as Parameters<typeof createGraphApp>[0]['limits'],
    }),
  );
  shell = await serve(
    createShellApp({
      env: readShellEnv({ GATEWAY_URL: gateway }),
      registry: { current: () => Promise.resolve(null), pull: () => Promise.resolve(false) },
      log,
    }),
  );
});
afterAll(async () => {
  for (const close of open.reverse()) await close();
  await disconnectDatabase();
  await collector.goAway();
});

it('is one trace from the browser through shell, gateway and subgraph to the database, and tells nothing of anybody', async () => {
  const answer = await fetch(`${shell}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-01`,
      cookie: `session=${SECRET}`,
    },
    body: JSON.stringify({
      query: 'query Told($slug: String!) { salon(input: { slug: $slug }) { data { id } } }',
      variables: { slug: SECRET },
    }),
  });
  const text = await answer.text();
  // Sends what is left.
  await telemetry.close();

  expect([answer.status, text]).toEqual([200, expect.stringContaining('"data"')]);
  const spans = collector.spans;
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([PARENT.traceId]));
  const chain: string[] = [];
  const command = spans.find(({ attributes }) => attributes['db.system.name'] === 'mongodb');
  for (let span = command; span; span = spans.find(({ spanId }) => spanId === span!.parentSpanId))
    chain.unshift(span.name);
  expect(chain).toEqual([
    'POST /graphql',
    'POST /graphql',
    'query Told',
    'fetch content',
    'POST /graphql',
    'resolve',
    expect.stringMatching(/^(find|aggregate) \w+$/),
  ]);
  expect(spans.filter(({ parentSpanId }) => parentSpanId === PARENT.spanId)).toHaveLength(1);
  expect(spans.map(({ name }) => name)).toContain('plan');
  const keys = new Set(spans.flatMap(({ attributes }) => Object.keys(attributes)));
  expect([...keys].filter((key) => !ATTRIBUTES.includes(key))).toEqual([]);
  expect(collector.text()).not.toContain(SECRET);
});
