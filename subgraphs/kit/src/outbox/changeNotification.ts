import type { ClientSession } from 'mongoose';

const listeners = new Set<() => void>();
const awaitingCommit = new WeakSet<ClientSession>();

/** Calls `listener` when this process has committed a message to deliver; returns the function that removes it. */
export function onNewMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const notifyNewMessages = (): void => listeners.forEach((listener) => listener());

/** Notifies once the transaction is committed: until then, workers cannot see its messages. */
export const notifyAfterCommit = (session: ClientSession): void => void awaitingCommit.add(session);

export function committed(session: ClientSession): void {
  if (awaitingCommit.delete(session)) notifyNewMessages();
}
