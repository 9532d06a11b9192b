/** An object as subgraphs answered it: more than was asked for, keys and type names included. */
export type Fetched = Record<string, unknown>;

export const isObject = (value: unknown): value is Fetched =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An alias may be called like something every object inherits, `constructor` say. */
export const own = (object: Fetched, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Sets a key of its own, even the one that would set the prototype. */
export function put(object: Fetched, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
  else object[key] = value;
}
