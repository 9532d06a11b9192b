import { currentLocale } from '@athenaeum/messages';

/** "3:45 PM" in the member's own zone; used only for today. */
export const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(currentLocale(), { hour: 'numeric', minute: '2-digit' });
