import type { ClientSession } from 'mongoose';

const listeners = new Set<() => void>();
const awaitingCommit = new WeakSet<ClientSession>();

/** Calls `listener` when this process has committed something to deliver; answers how to stop listening. */
export function onBell(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const ringBell = (): void => listeners.forEach((listener) => listener());

/** A message is seen by others only once its transaction is committed: the bell waits for that. */
export const ringAfterCommit = (session: ClientSession): void => void awaitingCommit.add(session);

export function committed(session: ClientSession): void {
  if (awaitingCommit.delete(session)) ringBell();
}
