import { currentLocale } from '@athenaeum/messages';

/** An amount in the smallest unit of a currency for display: 45000 of USD is "$450", 45050 is "$450.50". */
export function money(amount: number, currency: string): string {
  const style = { style: 'currency', currency } as const;
  const locale = currentLocale();
  const digits = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2;
  const unit = 10 ** digits;
  return new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: amount % unit === 0 ? 0 : digits,
  }).format(amount / unit);
}
