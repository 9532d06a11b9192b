import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import { EventTime, Hint, LinkButton, Notice, Row, Stack } from '@athenaeum/shared-ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { AddToCalendar } from '../../components/AddToCalendar';
import { MeetingLine } from '../../components/meeting';
import type { BookedSession } from './bookSession.api';

interface BookedProps {
  session: BookedSession;
  coachName: string;
}

/** The confirmation, with the ways on. */
export function Booked({ session, coachName }: BookedProps) {
  const words = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <Words ref={words} tabIndex={-1} $gap={24}>
      <Notice tone="verdigris" title={`${coachName} expects you.`}>
        We have sent you a mail with the session for your calendar.
      </Notice>
      <EventTime start={session.session_date} minutes={session.duration} />
      <MeetingLine meeting={session.meeting} />
      <Hint>{COACHING_MESSAGES.freeToCancel}</Hint>
      <Row>
        <AddToCalendar session={session} coachName={coachName} />
        <LinkButton look="quiet" href="/expert-strategists/my-sessions">
          My Sessions
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
