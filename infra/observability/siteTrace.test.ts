import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '@athenaeum/kit/testing/listening';
import { startTelemetry } from '@athenaeum/kit/telemetry';
import { startCollector } from '@athenaeum/kit/testing';
import { testEntry } from '@athenaeum/registry/testing';
import { createRemoteHost, createShellApp, readEnv } from '@athenaeum/shell/server';
import { pino } from 'pino';

const NOTHING = 'http://127.0.0.1:9';
const log = pino({ level: 'silent' });
/** The server side of a site, which draws the trace that it was asked to continue. */
const SITE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, request }) =>
    parentPort.postMessage({ id, answer: {
      kind: 'page', status: 200, title: 'Events', tags: [], styles: [], html: 'continues ' + request.traceparent,
    } }));`;

/** A built shell. */
function shellDist(): string {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-shell-'));
  writeFileSync(join(folder, 'index.html'), '<script defer="defer" src="/main.abc.js"></script>');
  writeFileSync(
    join(folder, 'build.json'),
    JSON.stringify({ version: 'shell-1', files: { 'main.abc.js': { integrity: 'sha384-main' } } }),
  );
  return folder;
}

/** A site at the front door, published below the data folder. */
function published() {
  const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-site-'));
  const entry = testEntry({ name: 'mfe-events', pages: [{ path: '/events', title: 'Events' }] });
  const folder = join(dataDir, 'remotes', entry.name, entry.version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'server.cjs'), SITE);
  const integrity = `sha384-${createHash('sha384').update(SITE).digest('base64')}`;
  const remote = {
    ...entry,
    manifest: { ...entry.manifest, frontDoor: '/' },
    files: [...entry.files, { name: 'server.cjs', bytes: SITE.length, brotli: null, integrity }],
    site: { server: 'server.cjs', scripts: {} },
  };
  const snapshot = { id: 'snapshot-1', remotes: [remote], canaries: [], quarantined: [] };
  return {
    dataDir,
    registry: { current: () => Promise.resolve(snapshot), pull: () => Promise.resolve(false) },
  };
}

/** A visitor opens the front door of a shell, which a host of a remote draws. */
async function opened(share: number) {
  const collector = await startCollector();
  const telemetry = await startTelemetry({
    env: {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.endpoint}/v1/traces`,
      ...{ OTEL_TRACES_SAMPLER_ARG: share, OTEL_METRIC_EXPORT_INTERVAL: 60_000 },
    },
    ...{ service: 'both', version: '', log },
  });
  const { dataDir, registry } = published();
  const settings = { DATA_DIR: dataDir, SHELL_DIST: shellDist(), GATEWAY_URL: NOTHING };
  const host = await listening(
    createRemoteHost({ name: 'mfe-events', env: readEnv(settings), registry, log }),
  );
  const sites = { SITE_ORIGINS: `mfe-events=${host.origin}`, SITE_HOSTS: `mfe-events=${host.origin}` };
  const shell = await listening(createShellApp({ env: readEnv({ ...settings, ...sites }), registry, log }));
  const html = await (await fetch(shell.origin)).text();
  await telemetry.close();
  shell.close();
  host.close();
  await collector.goAway();
  return { html, spans: collector.spans };
}

it('a page that a host draws for the shell is one trace, up to what its site asks of the gateway', async () => {
  const { html, spans } = await opened(1);

  const [shell, host] = [
    spans.find(({ parentSpanId }) => !parentSpanId)!,
    spans.find(({ parentSpanId }) => parentSpanId)!,
  ];
  expect(spans).toHaveLength(2);
  expect(host).toMatchObject({ name: 'GET /', traceId: shell.traceId, parentSpanId: shell.spanId });
  expect(html).toContain(`continues 00-${shell.traceId}-${host.spanId}-01`);
});

it('without traces a site is given none to continue', async () => {
  const { html, spans } = await opened(0);

  expect(html).toContain('continues undefined');
  expect(spans).toEqual([]);
});
