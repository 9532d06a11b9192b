import { CalendarXIcon, StatusBadge } from '@athenaeum/shared-ui';
import { eventText } from './event.messages';

/** The badge of a cancelled or postponed event, by `salon_status`. */
export const OffBadge = ({ status }: { status: string }) => (
  <StatusBadge tone={status === 'cancelled' ? 'vermilion' : 'slate'} icon={<CalendarXIcon />}>
    {status === 'cancelled' ? eventText.cancelled : eventText.postponed}
  </StatusBadge>
);
