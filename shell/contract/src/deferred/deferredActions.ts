import { useSyncExternalStore } from 'react';

/** For how long an action that cannot be taken back once it is sent can still be undone, in milliseconds. */
export const UNDO_MS = 10_000;

/** Sends the action. Of a page that is closing, no answer will be read. */
export type SendDeferred = (isClosing: boolean) => void;

interface Deferred {
  timer: ReturnType<typeof setTimeout>;
  send: SendDeferred;
}

/** By id; outlives the page that began it, so that leaving that page neither undoes the action nor sends it early. */
const pending = new Map<string, Deferred>();
const listeners = new Set<() => void>();

/** Sends an action ten seconds from now, or when the browser closes the page, unless `undoDeferred` is called before. */
export function deferAction(id: string, send: SendDeferred): void {
  undoDeferred(id);
  const timer = setTimeout(() => settle(id, false), UNDO_MS);
  pending.set(id, { timer, send });
  changed();
}

/** The action is dropped; nothing was sent. */
export function undoDeferred(id: string): void {
  clearTimeout(pending.get(id)?.timer);
  if (pending.delete(id)) changed();
}

/** Whether an action of this id waits to be sent. */
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
