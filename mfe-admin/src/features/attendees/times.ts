import { formatDay } from '@athenaeum/shared-ui';
import { clockTime } from '../../components/clockTime';

/** "Nov 21, 6:02 PM" */
export const momentOf = (at: number): string => `${formatDay(at).replace(/^\w+, /, '')}, ${clockTime(at)}`;
