import { dateFormat } from '@athenaeum/common/dates';

/** "Nov 21, 2026, 3:04 PM" by the reader's own clock; nothing for what has not happened. */
export const moment = (at: number | null | undefined): string =>
  typeof at === 'number' ? dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(at) : '';
