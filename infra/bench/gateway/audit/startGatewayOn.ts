import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { readEnv } from '@athenaeum/gateway/env';
import { createGraphApp } from '@athenaeum/graph';
import { createHttpClient, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import { createExpressServer, DEVELOPMENT_INTERNAL_KEY, type Domain } from '@athenaeum/kit';
import { startTelemetry } from '@athenaeum/kit/telemetry';
import { pino } from 'pino';
import { Registry } from 'prom-client';

const TIMEOUT_MS = 5000;
const GRAPH = /@join__graph\(name: "([^"]+)", url: "([^"]+)"\)/g;

/** Our gateway behind its edge over a supergraph whose subgraphs are reached by the addresses in it. */
export async function startGatewayOn(supergraph: string, file: string) {
  writeFileSync(file, supergraph);
  const clients = Array.from(supergraph.matchAll(GRAPH), ([, name, url]) =>
    createHttpClient({
      // Not a domain of ours.
      name: name as Domain,
      url: url!,
      internalKey: DEVELOPMENT_INTERNAL_KEY,
      timeoutMs: TIMEOUT_MS,
      sockets: 8,
    }),
  );
  const env = readEnv({ SUPERGRAPH_FILE: file, LOG_LEVEL: 'silent' });
  const log = pino({ level: 'silent' });
  const { meter } = await startTelemetry({ env, service: 'gateway', version: '', log });
  const app = await createGraphApp({
    env,
    // The planner knows them by the names in the supergraph.
    clients: Object.fromEntries(clients.map((client) => [client.name, client])) as SubgraphClients,
    identity: {
      viewer: async () => ({ id: 'auditor', roles: new Set(['member']) }),
      isConfirmed: async () => true,
    },
    // None of the audit's fields is counted.
    limits: {} as Parameters<typeof createGraphApp>[0]['limits'],
    registry: new Registry(),
    meter,
    log,
  });
  const server = createExpressServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;

  return {
    async ask(query: string): Promise<{ data?: unknown; errors?: unknown }> {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
        body: JSON.stringify({ query }),
      });
      return (await answer.json()) as { data?: unknown; errors?: unknown };
    },
    async close(): Promise<void> {
      server.close().closeAllConnections();
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}
