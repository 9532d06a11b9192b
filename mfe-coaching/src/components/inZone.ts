import { currentLocale } from '@athenaeum/messages';

// Making a formatter costs more than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached date formatter for a time zone, in the reader's language. */
export function inZone(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = currentLocale();
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, format);
  return format;
}
