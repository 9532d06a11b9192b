import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import { INTERNAL_TOKEN_HEADER, mintInternalToken } from './internalToken';
import { serveSubgraph, type ServeOptions } from './server';
import type { Subgraph } from './subgraph';
import { startTelemetry } from './telemetry';
import { startCollector } from './testing';
import { visitor } from './viewer';

const internalKey = 'a key for this test only';
let answerSlowly: ((answer: string) => void) | undefined;
beforeEach(() => (answerSlowly = undefined));

async function aService(
  more: Pick<ServeOptions, 'delay' | 'meter'> = {},
  beforeAnswer?: Subgraph['beforeAnswer'],
) {
  const schema = buildSchema(
    'type Query { quick: String slow: String once: [String] by: String twice(of: Int!): Int broken: String }',
  );
  Object.assign(schema.getQueryType()!.getFields().by!, {
    resolve: (_root: unknown, _args: unknown, { viewer }: { viewer: unknown }) =>
      viewer ? whoExecutes(new Error().stack) : null,
  });
  Object.assign(schema.getQueryType()!.getFields().twice!, {
    resolve: (_root: unknown, { of }: { of: number }) => of * 2,
  });
  Object.assign(schema.getQueryType()!.getFields().broken!, {
    resolve: () => Promise.reject(new Error('out of order')),
  });
  Object.assign(schema.getQueryType()!.getFields().quick!, { resolve: () => 'quick' });
  Object.assign(schema.getQueryType()!.getFields().slow!, {
    resolve: () => new Promise<string>((resolve) => (answerSlowly = resolve)),
  });
  Object.assign(schema.getQueryType()!.getFields().once!, { resolve: runsOnce });
  const subgraph = {
    name: 'coaching',
    about: { version: '1.0.0', owner: null, contract: 'test' },
    schema,
    models: [],
    createContext: (caller) => ({ ...caller, loaders: null }),
    beforeAnswer,
  } as Partial<Subgraph> as Subgraph;
  const { server, close } = await serveSubgraph(subgraph, { port: 0, internalKey, ...more });
  return { port: (server.address() as AddressInfo).port, close };
}

const whoExecutes = (stack = '') => (stack.includes('graphql-jit') ? 'compiled' : 'interpreted');

/** Like a mongoose query: it runs when it is awaited, and only once. */
function runsOnce(): PromiseLike<string[]> {
  let hasRun = false;
  return {
    then(...handlers) {
      const answer = hasRun ? Promise.reject(new Error('It has run already')) : Promise.resolve(['once']);
      hasRun = true;
      return answer.then(...handlers);
    },
  };
}

function post(
  port: number,
  query: string | readonly string[],
  token?: string,
  agent?: Agent,
): Promise<{ status: number; body: string; connection?: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { [INTERNAL_TOKEN_HEADER]: token } : {}),
    };
    const call = request({ port, path: '/graphql', method: 'POST', headers, agent }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      const { statusCode: status = 0, headers } = response;
      response.on('end', () => resolve({ status, body, connection: headers.connection }));
    });
    call.once('error', reject);
    call.end(JSON.stringify(typeof query === 'string' ? { query } : query.map((one) => ({ query: one }))));
  });
}

const tokenFor = (audience: string) =>
  mintInternalToken(internalKey, audience, { viewer: visitor, requestId: 'r' });

it('answers only the gateway, and only requests meant for it', async () => {
  const { port, close } = await aService();

  const outsider = await post(port, '{ quick }');
  const other = await post(port, '{ quick }', tokenFor('users'));
  const gateway = await post(port, '{ quick }', tokenFor('coaching'));
  await close();

  expect(outsider).toMatchObject({ status: 401, body: expect.stringContaining('INTERNAL_ONLY') });
  expect(other.status).toBe(401);
  expect(JSON.parse(gateway.body)).toEqual({ data: { quick: 'quick' } });
});

it('awaits the result of a field once, so that it may be a mongoose query', async () => {
  const { port, close } = await aService();

  const { body } = await post(port, '{ once }', tokenFor('coaching'));
  await close();

  expect(JSON.parse(body)).toEqual({ data: { once: ['once'] } });
});

it('stores what has to be stored before the answer, by the name that the client gave, and gives none where it cannot', async () => {
  const stored: string[] = [];
  const { port, close } = await aService({}, async ({ requestId }, operation) => {
    if (operation === 'Refused') throw new Error('away');
    stored.push(`${requestId} ${operation}`);
  });

  const told = await post(port, 'query Home__coaching__0 { quick }', tokenFor('coaching'));
  const refused = await post(port, 'query Refused__coaching__1 { quick }', tokenFor('coaching'));
  await close();

  expect(JSON.parse(told.body)).toEqual({ data: { quick: 'quick' } });
  expect(stored).toEqual(['r Home']);
  expect(refused.body).not.toContain('"quick"');
});

it('answers a batch of operations in order, each by itself, to the gateway alone', async () => {
  const { port, close } = await aService();
  const questions = ['{ quick }', '{ unknown }', '{ again: quick }'];

  const outsider = await post(port, questions);
  const { body } = await post(port, questions, tokenFor('coaching'));
  await close();

  expect(outsider.status).toBe(401);
  expect(JSON.parse(body)).toEqual([
    { data: { quick: 'quick' } },
    { errors: [expect.objectContaining({ message: expect.stringContaining('unknown') })] },
    { data: { again: 'quick' } },
  ]);
});

it('finishes the requests in flight before it closes, with or without keep-alive', async () => {
  const { port, close } = await aService();
  const agent = new Agent({ keepAlive: true });
  await post(port, '{ quick }', tokenFor('coaching'), agent);
  const inFlight = post(port, '{ slow }', tokenFor('coaching'), agent);
  while (!answerSlowly) await new Promise((resolve) => setTimeout(resolve, 10));

  const closed = close();
  await expect(post(port, '{ quick }', tokenFor('coaching'))).rejects.toThrow('ECONNREFUSED');
  answerSlowly!('at last');

  expect(JSON.parse((await inFlight).body)).toEqual({ data: { slow: 'at last' } });
  await closed;
  agent.destroy();
});

it('goes on serving for a while after close is called, and closes each connection with its answer', async () => {
  const { port, close } = await aService({ delay: 3000 });
  const agent = new Agent({ keepAlive: true });
  const before = await post(port, '{ quick }', tokenFor('coaching'), agent);
  const inFlight = post(port, '{ slow }', tokenFor('coaching'), agent);
  while (!answerSlowly) await new Promise((resolve) => setTimeout(resolve, 10));

  const closed = close();
  const ready = await fetch(`http://localhost:${port}/ready`);
  const late = await post(port, '{ quick }', tokenFor('coaching'), agent);
  answerSlowly!('at last');

  expect(before.connection).toBe('keep-alive');
  expect(ready.status).toBe(503);
  expect(late).toMatchObject({ status: 200, connection: 'close' });
  expect(await inFlight).toMatchObject({ status: 200, connection: 'close' });
  await closed;
  await expect(post(port, '{ quick }', tokenFor('coaching'))).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});

it('installs no signal handlers', async () => {
  const listening = () => process.listenerCount('SIGTERM') + process.listenerCount('SIGINT');
  const before = listening();
  const environment = process.env.NODE_ENV;
  // Apollo Server listens for signals by default everywhere except in tests.
  process.env.NODE_ENV = 'development';

  const { close } = await aService();
  process.env.NODE_ENV = environment;

  expect(listening()).toBe(before);
  await close();
});

it('exports the duration of requests to a collector, with the version that answered', async () => {
  const collector = await startCollector();
  const { meter, close: closeTelemetry } = await startTelemetry({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_METRIC_EXPORT_INTERVAL: 60_000 },
    service: 'coaching',
    version: '1.0.0',
    log: { info: () => undefined, warn: () => undefined },
  });
  const { port, close } = await aService({ meter });
  await post(port, '{ quick }');
  await post(port, '{ quick }', tokenFor('coaching'));

  await close();
  await closeTelemetry();

  const figure = await collector.told('http.server.request.duration', { 'http.response.status_code': 200 });
  expect(figure).toMatchObject({
    count: 1,
    attributes: { 'http.request.method': 'POST', 'http.route': '/graphql' },
    resource: { 'service.name': 'coaching', 'service.version': '1.0.0' },
  });
  expect(
    await collector.told('http.server.request.duration', { 'http.response.status_code': 401 }),
  ).toMatchObject({
    count: 1,
  });
  await collector.goAway();
});

it('compiles operations as an embedded subgraph does, and answers errors as Apollo Server does', async () => {
  const { port, close } = await aService();
  const asked = async (query: string) =>
    JSON.parse((await post(port, query, tokenFor('coaching'))).body) as Record<string, unknown>;

  expect(await asked('{ by twice(of: 2) }')).toEqual({ data: { by: 'compiled', twice: 4 } });
  expect(await asked('query Two { twice(of: 2) }')).toEqual({ data: { twice: 4 } });
  expect(await asked('{ nothing }')).toMatchObject({
    errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
  });
  expect(await asked('{ broken }')).toEqual({
    data: { broken: null },
    errors: [expect.objectContaining({ message: 'out of order', path: ['broken'] })],
  });
  await close();
});
