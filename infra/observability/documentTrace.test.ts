import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '@athenaeum/kit/testing/listening';
import { startTelemetry } from '@athenaeum/kit/telemetry';
import { startCollector } from '@athenaeum/kit/testing';
import { testEntry } from '@athenaeum/registry/testing';
import { createShellApp, readEnv } from '@athenaeum/shell/server';
import { pino } from 'pino';
import request from 'supertest';

const learning = testEntry({ name: 'mfe-learning', pages: [{ path: '/', title: 'Home' }] });
const snapshot = { id: 'snapshot-1', remotes: [learning], canaries: [], quarantined: [] };
const log = pino({ level: 'silent' });

/** A built shell. */
function shellDist(): string {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-shell-'));
  const files = { 'main.abc.js': { integrity: 'sha384-main' } };
  writeFileSync(join(folder, 'index.html'), '<script defer="defer" src="/main.abc.js"></script>');
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ version: 'shell-1', files }));
  return folder;
}

const tokenIn = (html: string) =>
  (JSON.parse(/id="registry">(.*?)<\/script>/.exec(html)![1]!) as { token: string }).token;

/** A page, and what its scripts ask then; how the gateway was asked, and the spans of the shell. */
async function opened(share: string) {
  const collector = await startCollector();
  const telemetry = await startTelemetry({
    env: {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.endpoint}/v1/traces`,
      ...{ OTEL_TRACES_SAMPLER_ARG: Number(share), OTEL_METRIC_EXPORT_INTERVAL: 60_000 },
    },
    ...{ service: 'shell', version: '', log },
  });
  const asked: (string | undefined)[] = [];
  const gateway = await listening((incoming, answer) => {
    if (incoming.url === '/graphql') asked.push(incoming.headers.traceparent as string | undefined);
    answer.setHeader('content-type', 'application/json');
    incoming.resume().once('end', () => answer.end('{}'));
  });
  const app = createShellApp({
    env: readEnv({ GATEWAY_URL: gateway.origin, SHELL_DIST: shellDist() }),
    registry: { current: () => Promise.resolve(snapshot), pull: () => Promise.resolve(false) },
    log,
  });
  const { text } = await request(app).get('/');
  const token = tokenIn(text);
  await request(app).post('/graphql').set('x-page', token).send({ query: '{ a }' });
  await telemetry.close();
  gateway.close();
  await collector.goAway();
  return { token, asked, spans: collector.spans };
}

it('a page continues the trace of its document', async () => {
  const { asked, spans } = await opened('1');

  const document = spans.find(({ name }) => name === 'GET /')!;
  const fetched = spans.find(({ name }) => name === 'POST /graphql')!;
  expect(fetched).toMatchObject({ traceId: document.traceId, parentSpanId: document.spanId });
  expect(asked).toEqual([`00-${document.traceId}-${fetched.spanId}-01`]);
});

it('of a document that is not sampled nothing else is', async () => {
  // None in a billion: requests are followed, and none is sent.
  const { asked, spans } = await opened('1e-9');

  expect(asked).toEqual([expect.stringMatching(/-00$/)]);
  expect(spans).toEqual([]);
});

it('without traces a page has a name as short as before, and names no trace', async () => {
  const { token, asked } = await opened('0');

  expect(token.split('.')[1]).toHaveLength(12);
  expect(asked).toEqual([undefined]);
});
