import { dateFormat } from '@athenaeum/common/dates';

/** "Nov 21, 2026, 3:04 PM" in the reader's zone; '' for null. */
export const moment = (at: number | null | undefined): string =>
  typeof at === 'number' ? dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(at) : '';
