import { databaseAnswers } from '@athenaeum/graph/edge';
import type { SubgraphClient, SubgraphClients } from '@athenaeum/graph/subgraphs';
import type { Env } from '../../env';
import { reach, reachAddress } from './reach';
import { remotesNow } from './remotesNow';

export interface AreasParts {
  env: Pick<Env, 'GATEWAY_MODE' | 'PUBLIC_ORIGIN' | 'SHELL_URL' | 'REMOTE_ORIGINS' | 'SITE_ORIGINS'>;
  clients: SubgraphClients;
}

/** Whether every part of the product is reachable from the gateway at this moment: nothing is cached. */
export function createAreas({ env, clients }: AreasParts) {
  const startedAt = Date.now();
  const shell = env.SHELL_URL ?? env.PUBLIC_ORIGIN;
  const addresses = { shell, hosts: env.REMOTE_ORIGINS, sites: env.SITE_ORIGINS };

  return async () => {
    const [database, shellNow, subgraphs, registry] = await Promise.all([
      reach(async () => ((await databaseAnswers()) ? null : 'does not answer')),
      reachAddress(`${shell}/ready`, 'GET'),
      Promise.all(Object.values(clients).map(subgraphNow)),
      // Read from the database: without it the rest is reported all the same.
      remotesNow(addresses).catch(() => null),
    ]);
    return {
      at: Date.now(),
      gateway: { mode: env.GATEWAY_MODE, started_at: startedAt },
      database,
      shell: { ...shellNow, address: shell },
      subgraphs,
      registry,
    };
  };
}

async function subgraphNow(client: SubgraphClient) {
  let about: Awaited<ReturnType<SubgraphClient['about']>> = null;
  const found = await reach(async () => {
    about = await client.about();
    return about ? null : 'cannot be reached';
  });
  const {
    version = null,
    owner = null,
    contract = null,
  } = (about ?? {}) as Partial<NonNullable<typeof about>>;
  return { name: client.name, version, owner, contract, ...found };
}
