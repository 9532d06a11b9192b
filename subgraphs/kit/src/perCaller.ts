import type { InternalCaller } from './internalToken';

export interface PerCaller<Value> {
  get(caller: InternalCaller): Value | undefined;
  set(caller: InternalCaller, value: Value | undefined): void;
}

/**
 * Something that belongs to one request, kept on its caller object, where no copy of the caller has it. What a long-lived WeakMap holds
 * survives the collection after its request, with everything below it, and copying that costs more than the request's own garbage
 * (decision 0038).
 */
export function perCaller<Value>(): PerCaller<Value> {
  const key = Symbol('per caller');
  return {
    // The key is known here only, and so is its type.
    get: (caller) => (caller as { [key]?: Value })[key],
    set: (caller, value) =>
      void Object.defineProperty(caller, key, { value, writable: true, configurable: true }),
  };
}
