import { Double, type Decimal128 } from 'bson';
import { addDecimals } from './decimals';
import { isInt, LONG_MAX, LONG_MIN, toBigInt, toDecimal, toNumber, wholeNumber } from './numbers';
import { isDecimal, isLong, type NumericValue } from './valueTypes';

/**
 * A running sum in the widest type of what is added: int, long, double, decimal. Whole numbers are added exactly, and
 * doubles with what each addition would round away (Neumaier), so that 0.1 + 0.2 + 0.3 is 0.6.
 */
export class NumberSum {
  #whole = 0;
  #wide = 0n;
  #doubles = 0;
  #roundedAway = 0;
  #decimals?: Decimal128;
  #hasLong = false;
  #hasDouble = false;

  add(value: NumericValue): void {
    if (isDecimal(value)) this.#decimals = this.#decimals ? addDecimals(this.#decimals, value) : value;
    else if (isInt(value)) this.#addWhole(toNumber(value));
    else if (isLong(value) || typeof value === 'bigint') {
      this.#hasLong = true;
      this.#wide += toBigInt(value);
    } else this.#addDouble(toNumber(value));
  }

  result(): NumericValue {
    const whole = this.#wide + BigInt(this.#whole);
    if (this.#decimals)
      return addDecimals(this.#decimals, toDecimal(this.#hasDouble ? this.#inexact() : wholeNumber(whole)));
    if (this.#hasDouble || whole > LONG_MAX || whole < LONG_MIN) return new Double(this.#inexact());
    return wholeNumber(whole, this.#hasLong);
  }

  #inexact = (): number => this.#doubles + this.#roundedAway + Number(this.#wide + BigInt(this.#whole));

  #addWhole(value: number): void {
    this.#whole += value;
    if (Number.isSafeInteger(this.#whole)) return;
    this.#wide += BigInt(this.#whole - value) + BigInt(value);
    this.#whole = 0;
  }

  #addDouble(value: number): void {
    this.#hasDouble = true;
    const sum = this.#doubles + value;
    if (Number.isFinite(sum)) {
      const isLarger = Math.abs(this.#doubles) >= Math.abs(value);
      this.#roundedAway += isLarger ? this.#doubles - sum + value : value - sum + this.#doubles;
    }
    this.#doubles = sum;
  }
}
