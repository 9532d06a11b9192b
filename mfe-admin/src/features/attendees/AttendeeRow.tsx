import { Avatar, Button, CheckIcon, ClockIcon, Meta, StatusBadge, TextButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { clockTime } from '../../components/clockTime';
import { commonText } from '../../components/common.messages';
import type { AttendedSalon, Attendee } from './attendees.api';
import { attendeesText } from './attendees.messages';
import type { Decision } from './DecideSeat';
import { personOf } from './person';
import { SeatActions } from './SeatActions';
import { momentOf } from './times';

interface AttendeeRowProps {
  attendee: Attendee;
  salon: AttendedSalon;
  /** Whether check-in is open. */
  isOpen: boolean;
  onHere: (here: boolean) => void;
  onDecide: (decision: Decision) => void;
}

/** One attendee with the RSVP status and its actions. */
export function AttendeeRow({ attendee, salon, isOpen, onHere, onDecide }: AttendeeRowProps) {
  const { waitlist_position, is_member, phone } = attendee;
  const { name, picture, role, email } = personOf(attendee);
  return (
    <Line>
      {waitlist_position !== null && (
        <Place aria-label={attendeesText.place({ number: waitlist_position })}>{waitlist_position}</Place>
      )}
      <Portrait>
        <Avatar name={name} picture={picture} size={44} />
      </Portrait>
      <Who>
        <strong>{name}</strong>
        <Meta as="span">{[is_member ? null : attendeesText.guest, role].filter(Boolean).join(' · ')}</Meta>
        {(email ?? phone) && <Meta as="span">{[email, phone].filter(Boolean).join(' · ')}</Meta>}
      </Who>
      <Status>
        <AttendeeStatus attendee={attendee} salon={salon} isOpen={isOpen} onHere={onHere} />
        <SeatActions attendee={attendee} salon={salon} onDecide={onDecide} />
      </Status>
    </Line>
  );
}

function AttendeeStatus({ attendee, salon, isOpen, onHere }: Omit<AttendeeRowProps, 'onDecide'>) {
  const { status, attended_at, held_until, confirm_by, no_show, responded_at, created_at } = attendee;
  const { name } = personOf(attendee);
  if (status === 'INVITED' && responded_at === null)
    return <Meta as="span">{attendeesText.invitedAt({ time: momentOf(created_at) })}</Meta>;
  if (status === 'INVITED')
    return <Meta as="span">{attendeesText.cancelledAt({ time: momentOf(responded_at ?? created_at) })}</Meta>;
  if (held_until)
    return (
      <StatusBadge tone="amber" icon={<ClockIcon />}>
        {(confirm_by ? attendeesText.heldUntil : attendeesText.payBy)({ time: clockTime(held_until) })}
      </StatusBadge>
    );
  if (status === 'PENDING')
    return <Meta as="span">{attendeesText.waitingSince({ time: momentOf(created_at) })}</Meta>;
  if (attended_at)
    return (
      <>
        {isOpen && (
          <TextButton aria-label={attendeesText.undoCheckIn({ name })} onClick={() => onHere(false)}>
            {commonText.undo}
          </TextButton>
        )}
        <StatusBadge tone="verdigris" icon={<CheckIcon />}>
          {attendeesText.hereSince({ time: clockTime(attended_at) })}
        </StatusBadge>
      </>
    );
  if (!isOpen) return null;
  return (
    <>
      {no_show && <StatusBadge tone="amber">{attendeesText.noShow}</StatusBadge>}
      <Button
        look={salon.phase === 'RECORDED' ? 'outlined' : 'filled'}
        aria-label={attendeesText.checkInOne({ name })}
        onClick={() => onHere(true)}
      >
        {attendeesText.checkIn}
      </Button>
    </>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  min-height: 72px;
  padding-block: ${token.space[8]};
  border-bottom: 1px solid ${token.color.line};
`;

const Place = styled.span`
  flex: none;
  min-width: 2ch;
  color: ${token.color.ink2};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

/* On a phone at the door, the name and the check-in button matter. */
const Portrait = styled.span`
  flex: none;

  ${media.under(600)} {
    display: none;
  }
`;

const Who = styled.span`
  flex: 1 1 150px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  & > strong {
    font-weight: ${token.weight.strong};
    overflow-wrap: anywhere;
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Status = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[8]};
  max-width: 100%;
  margin-left: auto;

  ${media.under(600)} {
    gap: ${token.space[4]};

    & > button {
      padding-inline: ${token.space[12]};
    }
  }
`;
