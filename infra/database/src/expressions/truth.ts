import { toNumber } from '../bson/numbers';
import { isNumeric } from '../bson/valueTypes';

/** False, zero, null and missing are false; everything else is true. */
export const isTruthy = (value: unknown): boolean =>
  value !== false && value !== null && value !== undefined && !(isNumeric(value) && toNumber(value) === 0);
