import { EllipsisVerticalIcon, IconButton, Menu, TextButton } from '@athenaeum/shared-ui';
import type { AttendedSalon, Attendee } from './attendees.api';
import { attendeesText } from './attendees.messages';
import type { Decision } from './DecideSeat';
import { isWaiting, personOf } from './person';

interface SeatActionsProps {
  attendee: Attendee;
  salon: AttendedSalon;
  onDecide: (decision: Decision) => void;
}

/** The actions on a seat; nothing when there are none. */
export function SeatActions({ attendee, salon, onDecide }: SeatActionsProps) {
  const isOver = salon.phase === 'RECORDED' || Boolean(salon.salon_status);
  if (isOver || attendee.status === 'INVITED' || attendee.attended_at) return null;
  const { name } = personOf(attendee);
  const waits = isWaiting(attendee);
  return (
    <>
      {waits && !salon.requires_payment && (
        <TextButton aria-label={attendeesText.giveTo({ name })} onClick={() => onDecide('give')}>
          {attendeesText.giveSeat}
        </TextButton>
      )}
      <Menu
        label={attendeesText.moreFor({ name })}
        align="end"
        trigger={(attributes) => (
          <IconButton
            label={attendeesText.moreFor({ name })}
            icon={<EllipsisVerticalIcon />}
            {...attributes}
          />
        )}
        items={[
          {
            label: waits ? attendeesText.takeOffWaitlist : attendeesText.cancelSeat,
            onSelect: () => onDecide('cancel'),
          },
        ]}
      />
    </>
  );
}
