import type { AddressInfo } from 'node:net';
import { createExpressServer, createLogger, visitor } from '@athenaeum/kit';
import express from 'express';
import type { Graph } from './graph';
import { graphRoute } from './graphRoute';
import { createPersistedDocuments } from './persisted/persistedDocuments';

let data: Record<string, unknown> = {};
// The route asks a graph for answers, and needs nothing else of it here.
const graph = { ask: async () => ({ status: 200, data }) } as unknown as Graph;
const app = express().use(
  '/graphql',
  graphRoute({
    graph,
    identity: { viewer: async () => visitor, isConfirmed: async () => false },
    serviceOf: () => null,
    persisted: createPersistedDocuments(null),
    onlyTrusted: null,
    onAnswered: null,
    log: createLogger('graph-route'),
  }),
);
const server = createExpressServer(app);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

it.each([
  ['of ASCII alone', 'Salon "one" \\ two'],
  ['of one-byte letters', 'Sócrates, año y café'],
  ['of all letters', 'Sokrates Σωκράτης 🏛️'],
])('sends an answer %s whole, with its length in bytes', async (_what, title) => {
  data = { salons: Array.from({ length: 500 }, (_, id) => ({ id, title })) };
  const { port } = server.address() as AddressInfo;

  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ query: '{ salons { id title } }' }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());

  expect(JSON.parse(bytes.toString())).toEqual({ data });
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
});
