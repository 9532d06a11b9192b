import { deadlineEnd } from '@athenaeum/opportunities-contract';
import { formatDay, PLATFORM_ZONE } from '@athenaeum/shared-ui';

/** "Mon, Feb 15": the last day to apply, which is a day of the platform's clock, whoever reads it. */
export const deadlineDay = (deadline: string): string => formatDay(deadlineEnd(deadline), PLATFORM_ZONE);
