import type { SupergraphManager } from '@apollo/gateway';

interface FollowedSupergraph extends SupergraphManager {
  /** Throws for a text that is no supergraph; the one before stays. */
  update(supergraphSdl: string): void;
}

/** Hands Apollo's gateway the supergraph that the edge has read, and each one that takes its place. */
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
