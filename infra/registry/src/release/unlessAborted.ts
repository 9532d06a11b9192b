import type { Approval } from '../registry';

/** Asked at the moment of the swap: nobody is left to be told what came of it. */
export const unlessAborted =
  (approve: Approval, signal: AbortSignal | undefined): Approval =>
  async (current) => {
    await approve(current);
    signal?.throwIfAborted();
  };
