import { formatDay } from '@athenaeum/shared-ui';

/** "Nov 21, 2026", as tables have it; nothing for what has not happened. */
export const day = (at: number | null | undefined): string =>
  typeof at === 'number' ? formatDay(at).replace(/^\w+, /, '') : '';
