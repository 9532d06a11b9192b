import { ASK_KEPT, type KeptMessage } from '../keeping/keptMessage';
import type { WorkerScope } from './scope';

export interface Told {
  /** A page was given what is kept from a time, epoch ms. */
  kept(client: string, at: number): void;
  /** A page has an answer of the network. */
  network(client: string): void;
}

/** Tells each page from when the oldest is of what it was given; again when it asks, as it may have come to listen later. */
export function createTold(scope: Pick<WorkerScope, 'clients' | 'addEventListener'>): Told {
  const oldest = new Map<string, number>();
  const tell = (client: string, kept: number | null) =>
    void scope.clients.get(client).then((page) => page?.postMessage({ kept } satisfies KeptMessage));

  scope.addEventListener('message', ({ data, source }) => {
    const kept = source && oldest.get(source.id);
    if (data === ASK_KEPT && kept) source.postMessage({ kept } satisfies KeptMessage);
  });

  return {
    kept(client, at) {
      const kept = Math.min(at, oldest.get(client) ?? at);
      oldest.set(client, kept);
      tell(client, kept);
    },
    network(client) {
      if (oldest.delete(client)) tell(client, null);
    },
  };
}
