import { formatDay, PLATFORM_ZONE } from '@athenaeum/shared-ui';

/** "Mon, Dec 28": the last day of a posting, in the platform's time zone for every reader. Epoch ms. */
export const closingDay = (expires_at: number): string => formatDay(expires_at, PLATFORM_ZONE);
