import { decideSeatInput } from '@athenaeum/content-contract';
import { useNotify } from '@athenaeum/shell-contract';
import { AskReason } from '../../components/reason';
import {
  type AttendedSalon,
  type Attendee,
  useContentCancelSeatMutation,
  useContentGiveSeatMutation,
} from './attendees.api';
import { isWaiting, personOf } from './person';

export type Decision = 'give' | 'cancel';

interface DecideSeatProps {
  decision: Decision;
  attendee: Attendee;
  salon: AttendedSalon;
  onClose: () => void;
}

/** What staff decide of a seat against its usual way, with the reason that is kept. */
export const DecideSeat = ({ decision, ...rest }: DecideSeatProps) =>
  decision === 'give' ? <GiveSeat {...rest} /> : <CancelSeat {...rest} />;

function GiveSeat({ attendee, onClose }: Omit<DecideSeatProps, 'decision'>) {
  const notify = useNotify();
  const [give] = useContentGiveSeatMutation();
  const { name } = personOf(attendee);
  return (
    <AskReason
      title={`Give ${name} a seat?`}
      confirm="Give her the seat"
      hint="Kept with the change; she does not read it."
      check={problemOf(attendee)}
      onClose={onClose}
      send={async (reason) => {
        const answer = await give({ input: { id: attendee.id, reason } });
        if (!answer.error) notify(`${name} has a seat`);
        return answer;
      }}
    >
      Out of turn, as long as one is free: those before her keep waiting. Her seat is confirmed to her by
      mail.
    </AskReason>
  );
}

function CancelSeat({ attendee, salon, onClose }: Omit<DecideSeatProps, 'decision'>) {
  const notify = useNotify();
  const [cancel] = useContentCancelSeatMutation();
  const { name } = personOf(attendee);
  const what = isWaiting(attendee) ? 'place on the waitlist' : 'seat';
  return (
    <AskReason
      title={`Cancel the ${what} of ${name}?`}
      confirm="Cancel it"
      danger
      hint="Kept with the change; she does not read it."
      check={problemOf(attendee)}
      onClose={onClose}
      send={async (reason) => {
        const answer = await cancel({ input: { id: attendee.id, reason } });
        if (!answer.error) notify(`The ${what} of ${name} is cancelled`);
        return answer;
      }}
    >
      She is told by mail. {!isWaiting(attendee) && AFTERWARDS[salon.requires_payment ? 'paid' : 'free']}
    </AskReason>
  );
}

const AFTERWARDS = {
  free: 'Her seat goes to the first in line.',
  paid: 'What she paid for it is for member support to return: they are written to.',
};

const problemOf =
  ({ id }: Attendee) =>
  (reason: string): string | undefined =>
    decideSeatInput.safeParse({ id, reason }).error?.issues[0]?.message;
