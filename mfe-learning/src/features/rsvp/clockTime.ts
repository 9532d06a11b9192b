import { currentLocale } from '@athenaeum/messages';

/** "3:45 PM" by the member's own clock: told only of today. */
export const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(currentLocale(), { hour: 'numeric', minute: '2-digit' });
