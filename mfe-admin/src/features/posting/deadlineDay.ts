import { deadlineEnd } from '@athenaeum/opportunities-contract';
import { formatDay, PLATFORM_ZONE } from '@athenaeum/shared-ui';

/** "Mon, Feb 15": the last day to apply, in the platform's zone. */
export const deadlineDay = (deadline: string): string => formatDay(deadlineEnd(deadline), PLATFORM_ZONE);
