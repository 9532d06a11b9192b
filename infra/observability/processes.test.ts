import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startCollector } from '@athenaeum/kit/testing';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { createInstance, type Instance } from '../processes/instance';
import { fromBundle } from '../start/program';
import { SUBGRAPHS } from '../start/ports';

const ENTRIES = {
  content: 'subgraphs/content/src/main.ts',
  gateway: 'gateway/src/main.ts',
  remotes: 'shell/server/remoteHost.main.ts',
  shell: 'shell/server/main.ts',
};
/** What browsers ask: either hands the gateway's paths on. */
const FRONTS = ['shell', 'remotes'] as const;
type Part = keyof typeof ENTRIES;
const PARTS = Object.keys(ENTRIES) as Part[];
const SAY_LOADED = pathToFileURL(join(__dirname, 'sayLoaded.mjs')).href;
// Four servers are bundled and started.
jest.setTimeout(240_000);

/** Neither a registry nor the other subgraphs are needed for this. */
const isAlive = (port: number) =>
  fetch(`http://127.0.0.1:${port}/live`).then(
    ({ ok }) => ok,
    () => false,
  );

/** One query through each front, a gateway and a subgraph, all processes; and what each had loaded of OpenTelemetry and Redis when it ended. */
async function asked(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-traces-'));
  const [content, gateway, remotes, shell, nobody] = await Promise.all(Array.from({ length: 5 }, freePort));
  const ports = { content: content!, gateway: gateway!, remotes: remotes!, shell: shell! };
  const addressOf = (name: string) =>
    `http://127.0.0.1:${name === 'content' ? ports.content : nobody!}/graphql`;
  const shared = {
    ...{ MONGODB_URI: process.env.TEST_MONGODB_URI!, MONGODB_DATABASE: `test_${randomUUID().slice(0, 12)}` },
    ...{ DATA_DIR: folder, INTERNAL_KEY: 'an-internal-key-for-tests-of-32-bytes', SHUTDOWN_DELAY_MS: '0' },
    ...{ GATEWAY_MODE: 'services', RUN_WORKER: 'false', GATEWAY_URL: `http://127.0.0.1:${ports.gateway}` },
    ...Object.fromEntries(SUBGRAPHS.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, addressOf(name)])),
    ...{ SHELL_PORT: String(ports.shell), SHELL_DIST: folder },
    ...{ REMOTE_HOSTS: `mfe-learning=${ports.remotes}`, ...env },
  };
  const loadedBy = (part: Part) => join(folder, `${part}.json`);
  const instances: Instance[] = [];
  try {
    // Together: none of them needs another before it is asked, and a start is mostly waiting where the machine is busy.
    await Promise.all(
      PARTS.map(async (part) => {
        const program = await fromBundle(ENTRIES[part]);
        const instance = createInstance(
          ENTRIES[part],
          ports[part],
          { ...shared, SAY_LOADED: loadedBy(part) },
          {
            isUp: isAlive,
            program: {
              ...program,
              nodeArguments: () => ['--import', SAY_LOADED, ...program.nodeArguments()],
            },
          },
        );
        instances.push(instance);
        await instance.start();
      }),
    );
    for (const [index, front] of FRONTS.entries()) {
      const answer = await fetch(`http://127.0.0.1:${ports[front]}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // Not twice the same: the gateway keeps what everybody may see.
        body: JSON.stringify({ query: `query Told { salons(input: { take: ${index + 1} }) { ok } }` }),
      });
      expect(await answer.json()).toEqual({ data: { salons: { ok: true } } });
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.end()));
  }
  return Object.fromEntries(
    PARTS.map((part) => [part, JSON.parse(readFileSync(loadedBy(part), 'utf8')) as string[]]),
  );
}

it('one trace goes through a shell or a host of remotes, a gateway and a subgraph that are processes of their own', async () => {
  const collector = await startCollector();

  const loaded = await asked({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.endpoint}/v1/traces`,
    OTEL_TRACES_SAMPLER_ARG: '1',
    // Nobody is there: they start and answer all the same.
    REDIS_URL: 'redis://127.0.0.1:9',
  });

  for (const front of FRONTS) {
    const { traceId } = collector.spans.find(
      ({ name, service }) => service === front && name === 'POST /graphql',
    )!;
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['content', 'gateway', front]));
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['query Told', 'fetch content', 'resolve']),
    );
  }
  for (const part of PARTS) expect(loaded[part]).toContain('@opentelemetry/sdk-trace-base');
  for (const part of ['content', 'gateway'] as const) expect(loaded[part]).toContain('@redis/client');
  await collector.goAway();
});

it('without a share and without Redis nothing is loaded of either but an interface that does nothing', async () => {
  const loaded = await asked({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/v1/traces' });

  expect(loaded).toEqual(Object.fromEntries(PARTS.map((part) => [part, ['@opentelemetry/api']])));
});
