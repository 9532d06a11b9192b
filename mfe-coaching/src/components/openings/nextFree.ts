import { formatDay, ownZone } from '@athenaeum/shared-ui';
import { shortLabel } from './openingDays';

const DAY_MS = 86_400_000;
/** Within this time the day of the week is unambiguous. */
const WEEKDAY_RANGE_MS = 6 * DAY_MS;

/** "Tue 6:00 PM", or the day when it is further ahead. */
export const nextFree = (at: number): string =>
  at - Date.now() < WEEKDAY_RANGE_MS ? shortLabel(at, ownZone()) : formatDay(at);
