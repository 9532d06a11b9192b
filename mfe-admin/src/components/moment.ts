const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026, 3:04 PM" by her own clock; nothing for what has not happened. */
export const moment = (at: number | null | undefined): string =>
  typeof at === 'number' ? format.format(at) : '';
