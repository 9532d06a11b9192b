import { toResult } from '@athenaeum/kit';
import { sessionWeeks, type AskedWeek } from './sessionWeeks';

export const Query = {
  sessionWeeks: (_root: unknown, { weeks }: { weeks: AskedWeek[] }) => toResult(() => sessionWeeks(weeks)),
};
