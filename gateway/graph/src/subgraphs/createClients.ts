import { DOMAINS, type Domain } from '@athenaeum/kit';
import type { GraphEnv } from '../configuration/graphVariables';
import { createHttpClient } from './httpClient';
import { sendsTraces } from '@athenaeum/kit/telemetry';
import type { SubgraphClient, SubgraphClients } from './subgraphClient';
import type { SubgraphEnv } from './subgraphVariables';
import { tracedClients } from './tracedClients';

/** The subgraphs as configured: inside this process, or each behind its address. */
export async function createClients(env: GraphEnv): Promise<SubgraphClients> {
  const clients = await configuredClients(env);
  return sendsTraces(env) ? tracedClients(clients) : clients;
}

async function configuredClients(env: GraphEnv): Promise<SubgraphClients> {
  if (env.GATEWAY_MODE === 'services') return createHttpClients(env);
  const { createEmbeddedClients } = await import('./embeddedClients');
  return createEmbeddedClients(env);
}

/** Each subgraph behind its address. */
export function createHttpClients(env: SubgraphEnv): SubgraphClients {
  const client = (name: Domain) =>
    connectSubgraph(env, name, env[`SUBGRAPH_${name.toUpperCase() as Uppercase<Domain>}_URL`]);
  return Object.fromEntries(DOMAINS.map((name) => [name, client(name)])) as SubgraphClients;
}

/** A subgraph behind an address. */
export const connectSubgraph = (
  { INTERNAL_KEY, SUBGRAPH_TIMEOUT_MS, SUBGRAPH_SOCKETS }: SubgraphEnv,
  name: Domain,
  url: string,
): SubgraphClient =>
  createHttpClient({
    name,
    url,
    internalKey: INTERNAL_KEY,
    timeoutMs: SUBGRAPH_TIMEOUT_MS,
    sockets: SUBGRAPH_SOCKETS,
  });
