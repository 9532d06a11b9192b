import type { Domain, InternalCaller } from '@athenaeum/kit';
import type { SubgraphClient, SubgraphClients } from '../subgraphs/subgraphClient';
import type { FetchNote } from './released';

type Fetches = Pick<FetchNote, 'isFailed' | 'ms'>;

export interface FetchWatch {
  clients: SubgraphClients;
  /** The subgraph whose fetches are measured from now on; null for none, which costs a comparison for each fetch. */
  follow(name: Domain | null): void;
  /** How the fetches for this caller fared; null where there were none. Each request has its own caller. */
  of(caller: InternalCaller): Fetches | null;
}

/** Measures the fetches from one subgraph, by the request that they are made for. */
export function watchFetches(clients: SubgraphClients): FetchWatch {
  const noted = new WeakMap<InternalCaller, Fetches>();
  let followed: Domain | null = null;
  const watched = Object.entries(clients).map(([name, client]) => [name, watch(client)] as const);

  return {
    // `fromEntries` loses the type of the keys.
    clients: Object.fromEntries(watched) as SubgraphClients,
    follow: (name) => void (followed = name),
    of: (caller) => noted.get(caller) ?? null,
  };

  function watch(client: SubgraphClient): SubgraphClient {
    const { name } = client;
    return {
      name,
      ask: (call, caller) => (name === followed ? measured(client, call, caller) : client.ask(call, caller)),
      isReady: () => client.isReady(),
      about: () => client.about(),
      close: () => client.close(),
    };
  }

  async function measured(client: SubgraphClient, ...[call, caller]: Parameters<SubgraphClient['ask']>) {
    const startedAt = performance.now();
    let isFailed = true;
    try {
      const answer = await client.ask(call, caller);
      isFailed = (answer.errors?.length ?? 0) > 0;
      return answer;
    } finally {
      const before = noted.get(caller);
      noted.set(caller, {
        isFailed: isFailed || before?.isFailed === true,
        ms: Math.max(performance.now() - startedAt, before?.ms ?? 0),
      });
    }
  }
}
