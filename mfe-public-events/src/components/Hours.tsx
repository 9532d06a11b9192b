import { OwnTime } from '@athenaeum/shared-ui';
import type { EventInWordsFragment } from './__generated__/eventWords';
import { lengthOf, momentOf, timeOf } from './eventWords';

/** "10 AM PT (1 PM ET) · 1 h" */
export const Hours = ({ event }: { event: EventInWordsFragment }) => (
  <>
    {timeOf(event)}
    <OwnTime moment={momentOf(event)} as="inLine" /> · {lengthOf(event)}
  </>
);
