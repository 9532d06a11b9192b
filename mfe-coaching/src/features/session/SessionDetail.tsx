import { Card, Notice, Section, Split, Stack, TextLink, useNow } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { knownResources, ResourceRows } from '../../components/coachResources';
import { OwnReview, SurveyForm } from '../../components/coachReview';
import { OnScreen } from '../../components/OnScreen';
import { MoveRules } from './MoveRules';
import { NoteForCoach } from './NoteForCoach';
import { type Party, partyOf } from './partyOf';
import { phaseOf } from './phaseOf';
import type { Session } from './session.api';
import { sessionNoteText, sessionReviewText, sessionText } from './session.messages';
import { SessionHead } from './SessionHead';
import { SessionNow } from './SessionNow';
import { SessionPanel } from './SessionPanel';
import { SessionTasks } from './SessionTasks';
import { SharedNotes } from './SharedNotes';

interface SessionDetailProps {
  session: Session;
  viewerId: string | undefined;
  /** Books the member's next time with the coach. */
  nextHour: ReactNode;
}

/** One session, for its member and its coach: what matters before it, while it goes on, and after it. */
export function SessionDetail({ session, viewerId, nextHour }: SessionDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const phase = phaseOf(session, useNow());
  const party = partyOf(session, viewerId);
  const isTogether = session.shared_notes !== null && (phase === 'during' || phase === 'after');
  const isBooking = !party.isCoach && (phase === 'after' || phase === 'cancelled');
  return (
    <>
      <TextLink look="back" href={`/expert-strategists/${party.isCoach ? 'desk' : 'my-sessions'}`}>
        {party.isCoach ? sessionText.desk : sessionText.mySessions}
      </TextLink>
      {phase === 'during' && <SessionNow session={session} party={party} />}
      <SessionHead session={session} party={party} phase={phase} ref={heading} />
      <Sides $panelFirst={phase === 'before'}>
        <div>
          {phase === 'cancelled' && <Notice tone="slate" title={whoCancelled(session, party)} />}
          {isTogether && (
            <>
              <SharedNotes session={session} party={party} isOver={phase === 'after'} />
              <SessionTasks session={session} party={party} />
            </>
          )}
          {phase === 'before' && !party.isCoach && <NoteForCoach session={session} name={party.first} />}
          {phase === 'before' && <FromMember session={session} party={party} />}
          {phase === 'before' && !party.isCoach && session.cancellation && (
            <MoveRules session={session} name={party.first} />
          )}
          {phase === 'after' && !party.isCoach && <Review session={session} />}
        </div>
        <Stack as="aside" $gap={24} aria-label={sessionText.aside}>
          {phase === 'before' && (
            <SessionPanel session={session} party={party} onGone={() => heading.current?.focus()} />
          )}
          {phase !== 'before' && <FromMember session={session} party={party} />}
          {isBooking && <OnScreen>{nextHour}</OnScreen>}
          {isTogether && !party.isCoach && <FromCoach session={session} party={party} />}
        </Stack>
      </Sides>
    </>
  );
}

/** For the coach: what the member wrote before. */
function FromMember({ session: { note }, party }: { session: Session; party: Party }) {
  const titleId = useId();
  if (!party.isCoach || !note) return null;
  return (
    <Card as="section" $padded aria-labelledby={titleId}>
      <Stack $gap={12}>
        <From id={titleId}>{sessionNoteText.fromMember({ name: party.first })}</From>
        <Quote>{note}</Quote>
      </Stack>
    </Card>
  );
}

function FromCoach({ session, party }: { session: Session; party: Party }) {
  const resources = knownResources(session.coach?.resourcesCollection?.items);
  if (resources.length === 0) return null;
  return (
    <Card as="section" $padded>
      <Stack $gap={12}>
        <From>{sessionText.from({ name: party.first })}</From>
        <ResourceRows resources={resources} />
      </Stack>
    </Card>
  );
}

/** The survey itself, not a button to it: this page is where a session is looked back on. */
function Review({ session: { coach, status } }: { session: Session }) {
  if (!coach || status === 'No-show') return null;
  if (coach.my_review || !coach.can_review) return <OwnReview coach={coach} />;
  return (
    <OnScreen>
      <Section title={sessionReviewText.title}>
        <SurveyForm coach={coach} onSaved={() => undefined} />
      </Section>
    </OnScreen>
  );
}

function whoCancelled({ cancelled_by }: Session, { isCoach, name }: Party): string {
  const isSelf = cancelled_by === (isCoach ? 'coach' : 'member');
  if (isSelf || cancelled_by === null) return sessionText.cancelledBySelf;
  if (isCoach)
    return cancelled_by === 'member' ? sessionText.cancelledByMember : sessionText.cancelledByTeamForCoach;
  return cancelled_by === 'coach'
    ? sessionText.cancelledByCoach({ coach: name })
    : sessionText.cancelledByTeam;
}

/** On narrow screens the panel comes first while the session is ahead. */
const Sides = styled(Split)<{ $panelFirst: boolean }>`
  & h2 {
    font-size: ${token.text[24]};
  }

  ${({ $panelFirst }) =>
    $panelFirst &&
    `
    ${media.under(1070)} {
      & > aside { order: -1; }
    }
  `}
`;

const From = styled.h2`
  && {
    font-size: ${token.text[20]};
  }
`;

const Quote = styled.blockquote`
  max-width: ${token.measure};
  margin: 0;
  font: ${token.weight.serif} ${token.text[20]} / 1.5 ${token.font.serif};
  overflow-wrap: anywhere;
`;
