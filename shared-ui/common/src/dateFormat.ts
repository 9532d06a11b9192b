import { currentLocale } from '@athenaeum/messages';

// Making a formatter costs more than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of dates for these options, made once a language.
 *
 * @param options a time zone among them, or the device's is used
 * @param locale the reader's language where left out
 * @throws RangeError where `options.timeZone` is none
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale: string = currentLocale(),
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
