import { dateFormat } from '@athenaeum/common/dates';

/** "6:02 PM", by the reader's own clock. */
export const clockTime = (at: number): string =>
  dateFormat({ hour: 'numeric', minute: '2-digit' }).format(at);
