import { dateFormat } from './dateFormat';

/** "6:02 PM", in the reader's zone. */
export const clockTime = dateFormat({ hour: 'numeric', minute: '2-digit' });
