import { dateFormat } from '@athenaeum/common/dates';

/** "6:02 PM", in the reader's zone. */
export const clockTime = (at: number): string =>
  dateFormat({ hour: 'numeric', minute: '2-digit' }).format(at);
