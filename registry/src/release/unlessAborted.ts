import type { Approval } from '../registry';

/** Cancels the swap when the client has disconnected: nobody would learn of its outcome. */
export const unlessAborted =
  (approve: Approval, signal: AbortSignal | undefined): Approval =>
  async (current) => {
    await approve(current);
    signal?.throwIfAborted();
  };
