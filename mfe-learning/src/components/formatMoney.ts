import { currentLocale } from '@athenaeum/messages';

/** An amount in the smallest unit of a currency for display: 69000 of USD is "$690", 69050 is "$690.50". */
export function formatMoney(amount: number, currency: string): string {
  const locale = currentLocale();
  const digits =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  const unit = 10 ** digits;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % unit === 0 ? 0 : digits,
  }).format(amount / unit);
}
