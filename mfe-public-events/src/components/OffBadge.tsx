import { CalendarXIcon, StatusBadge } from '@athenaeum/shared-ui';
import { eventText } from './event.messages';

/** Of an event that does not take place as announced: `salon_status` says why. */
export const OffBadge = ({ status }: { status: string }) => (
  <StatusBadge tone={status === 'cancelled' ? 'vermilion' : 'slate'} icon={<CalendarXIcon />}>
    {status === 'cancelled' ? eventText.cancelled : eventText.postponed}
  </StatusBadge>
);
