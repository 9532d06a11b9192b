import type { Domain } from '@athenaeum/kit';
import type { Env } from '../../env';
import { createHttpClient } from './httpClient';
import type { SubgraphClients } from './subgraphClient';

/** The subgraphs as configured: inside this process, or each behind its address. */
export async function createClients(env: Env): Promise<SubgraphClients> {
  if (env.GATEWAY_MODE === 'embedded') {
    const { createEmbeddedClients } = await import('./embeddedClients');
    return createEmbeddedClients(env);
  }
  const client = (name: Domain, url: string) =>
    createHttpClient({
      name,
      url,
      internalKey: env.INTERNAL_KEY,
      timeoutMs: env.SUBGRAPH_TIMEOUT_MS,
      sockets: env.SUBGRAPH_SOCKETS,
    });
  return {
    users: client('users', env.SUBGRAPH_USERS_URL),
    content: client('content', env.SUBGRAPH_CONTENT_URL),
    coaching: client('coaching', env.SUBGRAPH_COACHING_URL),
    opportunities: client('opportunities', env.SUBGRAPH_OPPORTUNITIES_URL),
  };
}
