import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitor, type InternalCaller } from '@athenaeum/kit';
import { startTelemetry } from '@athenaeum/kit/telemetry';
import { listening } from '@athenaeum/kit/testing/listening';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { readEnv } from '@athenaeum/gateway-testing/env';
import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { createGraphApp } from '../graphApp';

const lines: { requestId?: string; msg: string }[] = [];
const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
const callers: InternalCaller[] = [];

let server: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  const { clients, supergraph } = createFakeSubgraphs(new Map());
  const file = join(mkdtempSync(join(tmpdir(), 'athenaeum-request-')), 'supergraph.graphql');
  writeFileSync(file, supergraph);
  const env = readEnv({ SUPERGRAPH_FILE: file });
  const { meter } = await startTelemetry({ env, service: 'gateway', version: '', log });
  const users: typeof clients.users = {
    ...clients.users,
    ask(call, caller) {
      callers.push(caller);
      return clients.users.ask(call, caller);
    },
  };
  server = await listening(
    await createGraphApp({
      env,
      clients: { ...clients, users },
      identity: { viewer: async () => visitor, isConfirmed: async () => false },
      limits: {} as Parameters<typeof createGraphApp>[0]['limits'],
      registry: new Registry(),
      meter,
      log,
    }),
  );
});
afterAll(() => server.close());

async function ask(query: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  await answer.text();
  return answer.headers.get('x-request-id');
}

it('is the same in the response, in every log line and in subgraph fetches', async () => {
  const one = await ask('{ broken }');
  const other = await ask('{ broken }');

  expect(one).not.toBe(other);
  expect(callers.map(({ requestId }) => requestId)).toEqual([one, other]);
  for (const id of [one, other])
    expect(lines.filter(({ requestId }) => requestId === id).map(({ msg }) => msg)).toEqual([
      'operation failed',
      'answered',
    ]);
});

it('is taken from our own reverse proxy, and only when it is a valid id', async () => {
  const chosen = 'f47ac10b-58cc-4372-8567-0e02b2c3d479';

  expect(await ask('{ broken }', { 'x-request-id': chosen })).toBe(chosen);
  expect(await ask('{ broken }', { 'x-request-id': 'a line\\n of mine' })).toMatch(/^[0-9a-f-]{36}$/);
});

it('reaches a subgraph with the language that the request accepts', async () => {
  await ask('{ broken }', { 'accept-language': 'es-MX,es;q=0.9' });
  await ask('{ broken }', { 'accept-language': 'fr' });
  await ask('{ broken }', { 'accept-language': 'es-MX,es;q=0.9' });

  expect(callers.slice(-3).map(({ language }) => language)).toEqual(['es', 'en', 'es']);
});

it('enters no `AsyncLocalStorage` on its way, which would make every promise of the process dearer (decision 0038)', async () => {
  const enter = [
    jest.spyOn(AsyncLocalStorage.prototype, 'run'),
    jest.spyOn(AsyncLocalStorage.prototype, 'enterWith'),
  ];
  await ask('{ broken }', { 'accept-language': 'es' });

  for (const entered of enter) expect(entered).not.toHaveBeenCalled();
  expect(callers.at(-1)?.language).toBe('es');
  jest.restoreAllMocks();
});
