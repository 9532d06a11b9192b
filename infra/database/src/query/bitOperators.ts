import { toBigInt, toNumber } from '../bson/numbers';
import { binaryParts } from '../bson/order';
import { visitPathAndElements } from '../bson/paths';
import { isBinary, isNumeric } from '../bson/valueTypes';
import { badValue } from '../errors';
import type { FieldOperator } from './fieldOperators';

export const bitOperators: Record<string, FieldOperator> = {
  $bitsAllSet: bits((masked, mask) => masked === mask),
  $bitsAllClear: bits((masked) => masked === 0n),
  $bitsAnySet: bits((masked) => masked !== 0n),
  $bitsAnyClear: bits((masked, mask) => masked !== mask),
};

function bits(accepts: (masked: bigint, mask: bigint) => boolean): FieldOperator {
  return (path, operand) => {
    const mask = readMask(operand);
    const matches = (value: unknown) => {
      const found = bitsOf(value);
      return found !== undefined && accepts(found & mask, mask);
    };
    return (document) => visitPathAndElements(document, path, matches);
  };
}

function readMask(operand: unknown): bigint {
  if (Array.isArray(operand)) {
    return operand.reduce<bigint>((mask, position) => mask | (1n << BigInt(toNumber(position))), 0n);
  }
  const mask = bitsOf(operand);
  if (mask === undefined) throw badValue('a bit mask must be a whole number, bytes, or a list of positions');
  return mask;
}

/** Whole numbers as their two's complement, bytes with the first as the lowest. */
function bitsOf(value: unknown): bigint | undefined {
  if (isBinary(value)) {
    const { bytes } = binaryParts(value);
    return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  }
  return isNumeric(value) && Number.isInteger(toNumber(value)) ? toBigInt(value) : undefined;
}
