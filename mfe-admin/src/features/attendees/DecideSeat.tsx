import { decideSeatInput } from '@athenaeum/content-contract';
import { useNotify } from '@athenaeum/shell-contract';
import { AskReason } from '../../components/reason';
import {
  type AttendedSalon,
  type Attendee,
  useContentCancelSeatMutation,
  useContentGiveSeatMutation,
} from './attendees.api';
import { attendeesText } from './attendees.messages';
import { isWaiting, personOf } from './person';

export type Decision = 'give' | 'cancel';

interface DecideSeatProps {
  decision: Decision;
  attendee: Attendee;
  salon: AttendedSalon;
  onClose: () => void;
}

/** Dialogs by which staff give or cancel a seat, with a reason for the audit log. */
export const DecideSeat = ({ decision, ...rest }: DecideSeatProps) =>
  decision === 'give' ? <GiveSeat {...rest} /> : <CancelSeat {...rest} />;

function GiveSeat({ attendee, onClose }: Omit<DecideSeatProps, 'decision'>) {
  const notify = useNotify();
  const [give] = useContentGiveSeatMutation();
  const { name } = personOf(attendee);
  return (
    <AskReason
      title={attendeesText.giveTitle({ name })}
      confirm={attendeesText.giveSeat}
      hint={attendeesText.privateReason}
      check={problemOf(attendee)}
      onClose={onClose}
      send={async (reason) => {
        const answer = await give({ input: { id: attendee.id, reason } });
        if (!answer.error) notify(attendeesText.hasSeat({ name }));
        return answer;
      }}
    >
      {attendeesText.giveExplained}
    </AskReason>
  );
}

function CancelSeat({ attendee, salon, onClose }: Omit<DecideSeatProps, 'decision'>) {
  const notify = useNotify();
  const [cancel] = useContentCancelSeatMutation();
  const { name } = personOf(attendee);
  const waits = isWaiting(attendee);
  return (
    <AskReason
      title={(waits ? attendeesText.removeFromWaitlistTitle : attendeesText.cancelSeatTitle)({ name })}
      confirm={waits ? attendeesText.takeOffWaitlist : attendeesText.cancelSeat}
      danger
      hint={attendeesText.privateReason}
      check={problemOf(attendee)}
      onClose={onClose}
      send={async (reason) => {
        const answer = await cancel({ input: { id: attendee.id, reason } });
        if (!answer.error)
          notify((waits ? attendeesText.removedFromWaitlist : attendeesText.seatCancelled)({ name }));
        return answer;
      }}
    >
      {attendeesText.toldByEmail}{' '}
      {!waits && (salon.requires_payment ? attendeesText.refundBySupport : attendeesText.seatPassesOn)}
    </AskReason>
  );
}

const problemOf =
  ({ id }: Attendee) =>
  (reason: string): string | undefined =>
    decideSeatInput.safeParse({ id, reason }).error?.issues[0]?.message;
