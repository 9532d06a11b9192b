import { dateFormat } from './dateFormat';

/** "6:02 PM", by the reader's own clock. */
export const clockTime = dateFormat({ hour: 'numeric', minute: '2-digit' });
