import type { Readable } from './platform';

export interface Writable<Value> extends Readable<Value> {
  set(value: Value): void;
}

export function createReadable<Value>(initial: Value): Writable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
