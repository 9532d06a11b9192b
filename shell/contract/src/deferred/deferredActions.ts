import { useSyncExternalStore } from 'react';

/** How long a deferred action can be undone, in milliseconds. */
export const UNDO_MS = 10_000;

/** Sends the action. When the page is closing its answer will not be read. */
export type SendDeferred = (isClosing: boolean) => void;

interface Deferred {
  timer: ReturnType<typeof setTimeout>;
  send: SendDeferred;
}

/** By id. Outlives the page that deferred it, so that leaving that page neither undoes nor hastens it. */
const pending = new Map<string, Deferred>();
const listeners = new Set<() => void>();

/**
 * Sends an action after `UNDO_MS`, or when the document closes, unless `undoDeferred` is called before. Replaces a pending
 * one with the same id.
 */
export function deferAction(id: string, send: SendDeferred): void {
  undoDeferred(id);
  const timer = setTimeout(() => settle(id, false), UNDO_MS);
  pending.set(id, { timer, send });
  changed();
}

/** Drops a pending action without sending it. */
export function undoDeferred(id: string): void {
  clearTimeout(pending.get(id)?.timer);
  if (pending.delete(id)) changed();
}

/** Whether an action with this id is pending. */
export const useIsDeferred = (id: string | undefined): boolean =>
  useSyncExternalStore(subscribe, () => id !== undefined && pending.has(id));

function settle(id: string, isClosing: boolean): void {
  const deferred = pending.get(id);
  undoDeferred(id);
  deferred?.send(isClosing);
}

const settleAll = () => [...pending.keys()].forEach((id) => settle(id, true));

function changed(): void {
  // Listens only while there is something to send, so that the browser may keep other pages for Back.
  const listen = pending.size > 0 ? addEventListener : removeEventListener;
  listen('pagehide', settleAll);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
