import {
  EventTime,
  Facts,
  formatHoursAndMinutes,
  HourglassIcon,
  MapPinIcon,
  MonitorPlayIcon,
} from '@athenaeum/shared-ui';
import { isInPerson, momentOf, whereOf } from '../../components/eventWords';
import { inviteIcon, inviteLabel } from '../../components/invite';
import { OffBadge } from '../../components/OffBadge';
import type { PublicEventDetail } from './eventDetail.api';
import { SeatsLeft } from './SeatsLeft';

/** Date, seats left, duration, location and invite type. */
export function EventFacts({ event }: { event: PublicEventDetail }) {
  const inPerson = isInPerson(event);
  const isToCome = !event.salon_status && event.phase !== 'RECORDED';
  return (
    <>
      {event.salon_status && (
        <div>
          <OffBadge status={event.salon_status} />
        </div>
      )}
      <EventTime {...momentOf(event)} off={Boolean(event.salon_status)} />
      {isToCome && <SeatsLeft event={event} />}
      <Facts>
        <li>
          <HourglassIcon />
          {formatHoursAndMinutes(event.event_duration)}
        </li>
        <li>
          {inPerson ? <MapPinIcon /> : <MonitorPlayIcon />}
          {whereOf(event)}
        </li>
        <li>
          {inviteIcon(event.invite_type)}
          {inviteLabel(event.invite_type)}
        </li>
      </Facts>
    </>
  );
}
