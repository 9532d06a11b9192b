import { Decimal128 } from 'bson';

/** coefficient times ten to the power of exponent */
interface Parts {
  coefficient: bigint;
  exponent: number;
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?(?:E([+-]?\d+))?$/i;
const MAX_DIGITS = 34;

export const addDecimals = (a: Decimal128, b: Decimal128): Decimal128 =>
  combine(a, b, (x, y) => {
    const exponent = Math.min(x.exponent, y.exponent);
    return { coefficient: scaledTo(x, exponent) + scaledTo(y, exponent), exponent };
  }) ?? Decimal128.fromString(String(Number(a.toString()) + Number(b.toString())));

export const multiplyDecimals = (a: Decimal128, b: Decimal128): Decimal128 =>
  combine(a, b, (x, y) => ({
    coefficient: x.coefficient * y.coefficient,
    exponent: x.exponent + y.exponent,
  })) ?? Decimal128.fromString(String(Number(a.toString()) * Number(b.toString())));

/** Quotient to the 34 digits a decimal holds. */
export function divideDecimals(a: Decimal128, b: Decimal128): Decimal128 {
  const divided = combine(a, b, (x, y) => {
    if (y.coefficient === 0n) return undefined;
    const scale = MAX_DIGITS + String(y.coefficient).length;
    const coefficient = (x.coefficient * 10n ** BigInt(scale)) / y.coefficient;
    return withoutTrailingZeros({ coefficient, exponent: x.exponent - y.exponent - scale });
  });
  return divided ?? Decimal128.fromString(String(Number(a.toString()) / Number(b.toString())));
}

/** The remainder of a division to a whole quotient; its sign is the dividend's. */
export const remainderOfDecimals = (a: Decimal128, b: Decimal128): Decimal128 =>
  combine(a, b, (x, y) => {
    const exponent = Math.min(x.exponent, y.exponent);
    return { coefficient: scaledTo(x, exponent) % scaledTo(y, exponent), exponent };
  }) ?? Decimal128.fromString('NaN');

export type Rounding = 'up' | 'down' | 'towardsZero' | 'halfToEven';

/** Rounded to so many places after the point; before it when negative. NaN and the infinities stay. */
export function roundDecimal(decimal: Decimal128, place: number, rounding: Rounding): Decimal128 {
  const parts = parse(decimal);
  return parts ? format(roundedTo(parts, place, rounding)) : decimal;
}

/** As exact as for decimals: 1.115, which is a little less as a double, gives 1.11. */
export function roundDouble(double: number, place: number, rounding: Rounding): number {
  if (!Number.isFinite(double)) return double;
  const { mantissa, exponent } = exactDouble(double);
  const parts =
    exponent < 0
      ? { coefficient: mantissa * 5n ** BigInt(-exponent), exponent }
      : { coefficient: mantissa * 2n ** BigInt(exponent), exponent: 0 };
  const { coefficient, exponent: tens } = roundedTo(parts, place, rounding);
  return Number(`${coefficient}e${tens}`);
}

/** Without what comes after the point; zero for NaN and the infinities. */
export function wholeDecimal(decimal: Decimal128): bigint {
  const parts = parse(decimal);
  if (!parts) return 0n;
  const { coefficient, exponent } = roundedTo(parts, 0, 'towardsZero');
  return coefficient * 10n ** BigInt(exponent);
}

export function roundWhole(value: bigint, place: number, rounding: Rounding): bigint {
  const { coefficient, exponent } = roundedTo({ coefficient: value, exponent: 0 }, place, rounding);
  return coefficient * 10n ** BigInt(exponent);
}

function roundedTo(parts: Parts, place: number, rounding: Rounding): Parts {
  const dropped = -place - parts.exponent;
  if (dropped <= 0) return parts;
  const unit = 10n ** BigInt(dropped);
  const whole = parts.coefficient / unit;
  const rest = parts.coefficient % unit;
  return { coefficient: whole + step(whole, rest, unit, rounding), exponent: -place };
}

/** What to add to a quotient that was cut off towards zero. */
function step(whole: bigint, rest: bigint, unit: bigint, rounding: Rounding): bigint {
  const away = rest < 0n ? -1n : 1n;
  if (rest === 0n || rounding === 'towardsZero') return 0n;
  if (rounding === 'up') return away > 0n ? 1n : 0n;
  if (rounding === 'down') return away < 0n ? -1n : 0n;
  const twice = rest * away * 2n;
  return twice > unit || (twice === unit && whole % 2n !== 0n) ? away : 0n;
}

/** What the given double leaves out of the decimal; zero when the double holds it exactly. */
export function differenceFromDouble(decimal: Decimal128, double: number): number {
  const parts = parse(decimal);
  if (!parts || !Number.isFinite(double)) return 0;
  const binary = exactDouble(double);
  const tens = 10n ** BigInt(Math.max(-parts.exponent, 0));
  const twos = 2n ** BigInt(Math.max(-binary.exponent, 0));
  const left = parts.coefficient * 10n ** BigInt(Math.max(parts.exponent, 0)) * twos;
  const right = binary.mantissa * 2n ** BigInt(Math.max(binary.exponent, 0)) * tens;
  return ratio(left - right, tens * twos);
}

function combine(
  a: Decimal128,
  b: Decimal128,
  operation: (x: Parts, y: Parts) => Parts | undefined,
): Decimal128 | undefined {
  const left = parse(a);
  const right = parse(b);
  const result = left && right && operation(left, right);
  return result && format(result);
}

function parse(decimal: Decimal128): Parts | undefined {
  const match = DECIMAL.exec(decimal.toString());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const coefficient = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  return { coefficient, exponent: Number(exponent) - fraction.length };
}

const scaledTo = (parts: Parts, exponent: number) =>
  parts.coefficient * 10n ** BigInt(parts.exponent - exponent);

function format(parts: Parts): Decimal128 {
  const { coefficient, exponent } = rounded(parts);
  return Decimal128.fromString(`${coefficient}E${exponent}`);
}

function rounded({ coefficient, exponent }: Parts): Parts {
  const excess = String(coefficient < 0n ? -coefficient : coefficient).length - MAX_DIGITS;
  if (excess <= 0) return { coefficient, exponent };
  const unit = 10n ** BigInt(excess);
  const half = (coefficient < 0n ? -unit : unit) / 2n;
  return { coefficient: (coefficient + half) / unit, exponent: exponent + excess };
}

function withoutTrailingZeros({ coefficient, exponent }: Parts): Parts {
  while (coefficient !== 0n && coefficient % 10n === 0n) {
    coefficient /= 10n;
    exponent++;
  }
  return { coefficient, exponent };
}

const bits = new DataView(new ArrayBuffer(8));
function exactDouble(value: number): { mantissa: bigint; exponent: number } {
  bits.setFloat64(0, value);
  const raw = bits.getBigUint64(0);
  const biased = Number((raw >> 52n) & 0x7ffn);
  const fraction = raw & 0xfffffffffffffn;
  const mantissa = biased === 0 ? fraction : fraction | 0x10000000000000n;
  return { mantissa: value < 0 ? -mantissa : mantissa, exponent: (biased || 1) - 1075 };
}

function ratio(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  const excess = Math.max(numerator.toString(2).length, denominator.toString(2).length) - 1000;
  if (excess <= 0) return Number(numerator) / Number(denominator);
  const shift = BigInt(excess);
  return Number(numerator >> shift) / Number(denominator >> shift || 1n);
}
