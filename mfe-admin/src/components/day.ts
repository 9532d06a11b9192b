import { formatDay, PLATFORM_ZONE } from '@athenaeum/shared-ui';

/** "Nov 21, 2026", for tables; '' for null. */
export const day = (at: number | null | undefined, zone?: string): string =>
  typeof at === 'number' ? formatDay(at, zone).replace(/^\w+, /, '') : '';

/** The same in the platform's time zone: the last day of a posting, as members and its poster read it. */
export const closingDay = (at: number | null | undefined): string => day(at, PLATFORM_ZONE);
