import { currentLocale } from '@athenaeum/messages';

/** `$690.00` for 69,000 of the smallest unit. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(currentLocale(), { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
