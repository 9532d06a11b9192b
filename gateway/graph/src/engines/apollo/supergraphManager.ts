import type { SupergraphManager } from '@apollo/gateway';

interface FollowedSupergraph extends SupergraphManager {
  /** Throws for a text that is not a supergraph; the previous one stays in use. */
  update(supergraphSdl: string): void;
}

/** Gives Apollo's gateway the supergraph that the edge has read, and each new one. */
export function createSupergraphManager(supergraphSdl: string): FollowedSupergraph {
  let handOver: ((next: string) => void) | null = null;
  return {
    async initialize({ update }) {
      handOver = update;
      return { supergraphSdl };
    },
    update: (next) => handOver?.(next),
  };
}
