import type { Domain } from '@athenaeum/kit';
import { inSpan } from '@athenaeum/kit/telemetry';
import type { SubgraphClient, SubgraphClients } from './subgraphClient';

/** The same clients, each of whose calls has a span. */
export const tracedClients = (clients: SubgraphClients): SubgraphClients =>
  Object.fromEntries(Object.entries(clients).map(([name, client]) => [name, traced(client)])) as Record<
    Domain,
    SubgraphClient
  >;

/** With which fetch of which subgraph it is. */
const NAMED = /^\s*\w+\s+(\w+)/;

const traced = (client: SubgraphClient): SubgraphClient => ({
  ...client,
  ask: (call, caller) =>
    inSpan(
      `fetch ${client.name}`,
      {
        kind: 'client',
        attributes: {
          'athenaeum.subgraph': client.name,
          'graphql.operation.name': call.operationName ?? NAMED.exec(call.query)?.[1] ?? '',
        },
      },
      () => client.ask(call, caller),
    ),
});
