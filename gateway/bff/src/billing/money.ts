import { currentLocale } from '@athenaeum/messages';

/** `$690.00` for 69,000 of the smallest unit. */
export const money = (amount: number, currency: string): string =>
  formatOf(currency).format(inWholeUnits(amount, currency));

/** `690` for 69,000 of the smallest unit. */
export const inWholeUnits = (amount: number, currency: string): number => amount / 10 ** decimalsOf(currency);

/** `690.00`, as a column of numbers has it. */
export const plainAmount = (amount: number, currency: string): string =>
  inWholeUnits(amount, currency).toFixed(decimalsOf(currency));

const formatOf = (currency: string) =>
  new Intl.NumberFormat(currentLocale(), { style: 'currency', currency });

const decimalsOf = (currency: string): number =>
  formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
