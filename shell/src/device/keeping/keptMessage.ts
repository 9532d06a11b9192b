/** What a page asks the worker, when it begins to listen. */
export const ASK_KEPT = 'kept?';

/** What the worker tells a page: from when what it was given is, epoch ms; null once it is the network's again. */
export interface KeptMessage {
  kept: number | null;
}
