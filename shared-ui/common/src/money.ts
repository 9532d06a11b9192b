import { currentLocale } from '@athenaeum/messages';

/**
 * For display, in the reader's language: 69000 of USD is "$690", 69050 is "$690.50", what was paid back "−$690".
 *
 * @param amount whole smallest units of the currency
 * @param currency ISO 4217
 */
export const formatMoney = (amount: number, currency: string): string =>
  withMinus(numberFormat(currency, 'stripIfInteger').format(inWholeUnits(amount, currency)));

/** As `formatMoney`, with decimals always, as statements and receipts have it: "$690.00". */
export const formatFullMoney = (amount: number, currency: string): string =>
  withMinus(numberFormat(currency).format(inWholeUnits(amount, currency)));

/** The sign of mathematics, which is as wide as a figure; most locales have a hyphen. */
const withMinus = (amount: string) => amount.replace('-', '\u2212');

/** `690` for 69,000 of the smallest unit. */
export const inWholeUnits = (amount: number, currency: string): number => amount / 10 ** decimalsOf(currency);

/** `690.00`, as a column of numbers has it. */
export const plainAmount = (amount: number, currency: string): string =>
  inWholeUnits(amount, currency).toFixed(decimalsOf(currency));

/** `69050` for "690.50" of USD, as `plainAmount` writes it, also with a decimal comma; NaN for what is no amount of the currency. */
export function inSmallestUnit(typed: string, currency: string): number {
  const decimals = decimalsOf(currency);
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  return whole === undefined || part.length > decimals
    ? Number.NaN
    : Number(whole + part.padEnd(decimals, '0'));
}

const decimalsOf = (currency: string): number =>
  numberFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;

// Making a formatter costs more than using it a hundred times.
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(
  currency: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'auto',
): Intl.NumberFormat {
  const locale = currentLocale();
  const key = `${locale} ${currency} ${trailingZeroDisplay}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay });
  formats.set(key, format);
  return format;
}
