import { currentLocale } from '@athenaeum/messages';

/** "November 21, 2026", by the platform's clock. */
export const longDay = (at: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'America/Los_Angeles' }).format(at);
