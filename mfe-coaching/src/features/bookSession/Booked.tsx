import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import { EventTime, Hint, LinkButton, Notice, Row, Stack } from '@athenaeum/shared-ui';
import { AddToCalendar } from '../../components/AddToCalendar';
import type { BookedSession } from './bookSession.api';

interface BookedProps {
  session: BookedSession;
  coachName: string;
}

/** The confirmation, with the ways on. */
export function Booked({ session, coachName }: BookedProps) {
  return (
    <Stack $gap={24}>
      <Notice tone="verdigris" title={`${coachName} expects you.`}>
        We have sent you a mail with the session for your calendar.
      </Notice>
      <EventTime start={session.session_date} minutes={session.duration} />
      <Hint>{COACHING_MESSAGES.freeToCancel}</Hint>
      <Row>
        <AddToCalendar session={session} coachName={coachName} />
        <LinkButton look="quiet" href="/expert-strategists/my-sessions">
          My Sessions
        </LinkButton>
      </Row>
    </Stack>
  );
}
