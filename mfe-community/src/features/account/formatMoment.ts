import { currentLocale } from '@athenaeum/messages';

const formats = new Map<string, Intl.DateTimeFormat>();

/** When something happened: "Nov 5, 6:00 PM", in the browser's zone. */
export function formatMoment(at: number): string {
  const locale = currentLocale();
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  formats.set(locale, format);
  return format.format(at);
}
