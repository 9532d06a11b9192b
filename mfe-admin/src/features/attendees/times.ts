import { formatDay } from '@athenaeum/shared-ui';

/** "6:02 PM", by the clock of whoever stands at the door. */
export const clockTime = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(at);

/** "Nov 21, 6:02 PM" */
export const momentOf = (at: number): string => `${formatDay(at).replace(/^\w+, /, '')}, ${clockTime(at)}`;
