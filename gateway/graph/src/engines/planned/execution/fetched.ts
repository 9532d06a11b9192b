/** An object as subgraphs answered it, including keys and type names that the client did not request. */
export type Fetched = Record<string, unknown>;

export const isObject = (value: unknown): value is Fetched =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An alias may have the name of an inherited property, such as `constructor`. */
export const getOwn = (object: Fetched, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Sets an own property, even `__proto__`. */
export function setOwn(object: Fetched, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
  else object[key] = value;
}
