import type { Domain } from '@athenaeum/kit';

/** A subgraph that is released together with a remote: pages with that remote are answered by it. */
export interface ReleasedSubgraph {
  /** The release. */
  id: string;
  name: Domain;
  /** Where its candidate answers, beside the subgraph that everybody else has. */
  url: string;
  /** The supergraph with the candidate's schema. */
  supergraphSdl: string;
}

/** Which side of the running release the requesting page has. */
export interface ReleaseOfPage {
  id: string;
  /** Whether it was rendered with the remote of the release, and so is answered by its subgraph. */
  isCandidate: boolean;
}

/** How one operation of a page fared with the subgraph that is being released, or with the one before it. */
export interface FetchNote extends ReleaseOfPage {
  /** The client's address. */
  address: string;
  /** The member; null for a visitor. */
  member: string | null;
  /** Whether a fetch was not answered, or answered with errors. */
  isFailed: boolean;
  /** The slowest of its fetches, ms. */
  ms: number;
}
