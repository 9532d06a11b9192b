import { currentLocale } from '@athenaeum/messages';

/** "Joanna Whitfield", "Joanna Whitfield and Ruth Adeyemi", "A, B, and C". */
export function formatList(names: readonly string[]): string {
  const locale = currentLocale();
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  formats.set(locale, format);
  return format.format(names);
}

const formats = new Map<string, Intl.ListFormat>();
