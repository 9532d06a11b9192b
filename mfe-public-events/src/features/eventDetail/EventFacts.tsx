import {
  EventTime,
  formatHours,
  HourglassIcon,
  MapPinIcon,
  MonitorPlayIcon,
  RichText,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { isInPerson, momentOf, whereOf } from '../../components/eventWords';
import { inviteIcon, inviteLabel } from '../../components/invite';
import { money } from '../../components/money';
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
            text={eventDetailText.price({ amount: money(event.price, event.currency) })}
            parts={{ amount: (words) => <strong>{words}</strong> }}
          />
        </p>
      )}
    </>
  );
}

const Facts = styled.ul`
  display: grid;
  gap: ${token.space[12]};

  & > li {
    display: flex;
    align-items: flex-start;
    gap: ${token.space[12]};
  }

  & svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: ${token.color.ink2};
  }
`;
