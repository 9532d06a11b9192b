import { formatDay } from '@athenaeum/shared-ui';

/** "Nov 21, 2026", for tables; '' for null. */
export const day = (at: number | null | undefined): string =>
  typeof at === 'number' ? formatDay(at).replace(/^\w+, /, '') : '';
