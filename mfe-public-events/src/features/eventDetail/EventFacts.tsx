import {
  EventTime,
  Facts,
  formatHours,
  HourglassIcon,
  MapPinIcon,
  MonitorPlayIcon,
  RichText,
} from '@athenaeum/shared-ui';
import { isInPerson, momentOf, whereOf } from '../../components/eventWords';
import { inviteIcon, inviteLabel } from '../../components/invite';
import { formatMoney } from '@athenaeum/common/money';
import { OffBadge } from '../../components/OffBadge';
import type { PublicEventDetail } from './eventDetail.api';
import { eventDetailText } from './eventDetail.messages';

/** Date, duration, location and invite type. */
export function EventFacts({ event }: { event: PublicEventDetail }) {
  const inPerson = isInPerson(event);
  return (
    <>
      {event.salon_status && (
        <div>
          <OffBadge status={event.salon_status} />
        </div>
      )}
      <EventTime {...momentOf(event)} off={Boolean(event.salon_status)} />
      <Facts>
        <li>
          <HourglassIcon />
          {formatHours(event.event_duration)}
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
      {event.requires_payment && typeof event.price === 'number' && (
        <p>
          <RichText
            text={eventDetailText.price({ amount: formatMoney(event.price, event.currency) })}
            parts={{ amount: (words) => <strong>{words}</strong> }}
          />
        </p>
      )}
    </>
  );
}
