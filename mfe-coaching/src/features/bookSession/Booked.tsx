import { EventTime, LinkButton, Notice, Row, Stack } from '@athenaeum/shared-ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { AddToCalendar } from '../../components/AddToCalendar';
import { CancellationTerms } from '../../components/CancellationTerms';
import { MeetingLine } from '../../components/meeting';
import { bookingDialogText } from './bookingDialog.messages';
import type { BookedSession } from './bookSession.api';

interface BookedProps {
  session: BookedSession;
  coachName: string;
}

/** The confirmation, with links to the next steps. */
export function Booked({ session, coachName }: BookedProps) {
  const words = useRef<HTMLDivElement>(null);
  // The focused button was unmounted.
  useEffect(() => words.current?.focus(), []);
  return (
    <Words ref={words} tabIndex={-1} $gap={24}>
      <Notice tone="verdigris" title={bookingDialogText.confirmed({ coach: coachName })}>
        {bookingDialogText.emailed}
      </Notice>
      <EventTime start={session.session_date} minutes={session.duration} />
      <MeetingLine meeting={session.meeting} />
      <CancellationTerms start={session.session_date} duration={session.duration} />
      <Row>
        <AddToCalendar session={session} coachName={coachName} />
        <LinkButton look="quiet" href="/expert-strategists/my-sessions">
          {bookingDialogText.mySessions}
        </LinkButton>
      </Row>
    </Words>
  );
}

const Words = styled(Stack)`
  &:focus {
    outline: none;
  }
`;
