import { encodeKey } from './keyEncoding';
import { splitNumber } from './numbers';
import { isNumeric, isObjectId } from './valueTypes';

/** Distinct BSON values in the order they were first seen; 1 and Long(1) are the same value. */
export class ValueSet {
  readonly #byKey = new Map<string, unknown>();

  constructor(values: Iterable<unknown> = []) {
    for (const value of values) this.add(value);
  }

  /** Returns whether it was new. */
  add(value: unknown): boolean {
    const key = valueKey(value);
    if (this.#byKey.has(key)) return false;
    this.#byKey.set(key, value);
    return true;
  }

  has = (value: unknown): boolean => this.#byKey.has(valueKey(value));
  values = (): unknown[] => [...this.#byKey.values()];

  get size(): number {
    return this.#byKey.size;
  }
}

/** A string equal for equal values, for use as a map's key. */
export function valueKey(value: unknown): string {
  if (typeof value === 'string') return `s${value}`;
  if (isObjectId(value)) return `o${value.toHexString()}`;
  if (isNumeric(value)) {
    const { nearest, rest } = splitNumber(value);
    return rest === 0 ? `n${nearest}` : `n${nearest}+${rest}`;
  }
  return encodeKey(value).toString('latin1');
}
