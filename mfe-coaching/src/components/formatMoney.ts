import { currentLocale } from '@athenaeum/messages';

/** An amount in the smallest unit of a currency for display: 69000 of USD is "$690", 69050 is "$690.50". */
export function formatMoney(amount: number, currency: string): string {
  const digits = moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;
  const unit = 10 ** digits;
  return moneyFormat(currency, amount % unit === 0 ? 0 : digits).format(amount / unit);
}

// Making a formatter costs more than using it a hundred times.
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string, minimumFractionDigits?: number): Intl.NumberFormat {
  const locale = currentLocale();
  const key = `${locale} ${currency} ${minimumFractionDigits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(minimumFractionDigits !== undefined && { minimumFractionDigits }),
    });
  formats.set(key, format);
  return format;
}
