import { currentLocale } from '@athenaeum/messages';

/** Writes moments (epoch ms) in the reader's language; a format is made once for each. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: number) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at) => {
    const locale = currentLocale();
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    formats.set(locale, format);
    return format.format(at);
  };
}
