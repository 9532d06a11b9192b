import { isOnline, joinOpens } from '@athenaeum/coaching-contract';
import {
  Button,
  CalendarPlusIcon,
  Card,
  DateBlock,
  formatEventTime,
  Hint,
  Meta,
  RichText,
  Row,
  Stack,
  TextLink,
  VideoIcon,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { AddToCalendar } from '../../components/AddToCalendar';
import { MeetingLine } from '../../components/meeting';
import { SessionChanges } from '../../components/upcomingSession';
import type { Party } from './partyOf';
import type { Session } from './session.api';
import { sessionPanelText, sessionText } from './session.messages';

interface SessionPanelProps {
  session: Session;
  party: Party;
  /** Called once it is cancelled. */
  onGone: () => void;
}

/** Before it begins: how long until then, Join as it will be, the calendar, and where they meet. */
export function SessionPanel({ session, party, onGone }: SessionPanelProps) {
  const { session_date: start, meeting } = session;
  const { time, own } = formatEventTime({ start });
  const opensId = useId();
  return (
    <>
      <Main>
        <Day>
          <DateBlock start={start} />
          <div>
            <strong>{daysUntil(start)}</strong>
            <Meta>{own ? sessionText.rangeAndOwn({ range: time, own }) : time}</Meta>
          </div>
        </Day>
        {meeting && isOnline(meeting) && (
          <Stack $gap={8}>
            <Button block look="outlined" icon={<VideoIcon />} disabled aria-describedby={opensId}>
              {sessionPanelText.join}
            </Button>
            <Hint id={opensId}>
              {sessionPanelText.joinOpens({ time: formatEventTime({ start: joinOpens(session) }).line })}
            </Hint>
          </Stack>
        )}
        {party.isCoach ? (
          <Meta>
            <RichText
              text={sessionPanelText.atDesk}
              parts={{ desk: (words) => <TextLink href="/expert-strategists/desk">{words}</TextLink> }}
            />
          </Meta>
        ) : (
          <>
            <AddToCalendar
              session={session}
              coachName={party.name}
              trigger={(menu, label) => (
                <Button block icon={<CalendarPlusIcon />} {...menu}>
                  {label}
                </Button>
              )}
            />
            <Changes $between>
              <SessionChanges session={session} onGone={onGone} />
            </Changes>
          </>
        )}
      </Main>
      <Card as="section" $padded>
        <Stack $gap={4}>
          <Where>{sessionPanelText.where}</Where>
          {meeting && isOnline(meeting) ? (
            <Meta>
              {meeting.kind === 'room'
                ? sessionPanelText.room
                : sessionPanelText.link({ name: session.coach?.name ?? party.name })}
            </Meta>
          ) : (
            <MeetingLine meeting={meeting} />
          )}
        </Stack>
      </Card>
    </>
  );
}

const DAY_MS = 86_400_000;

/** "Today", "Tomorrow", "In 4 days", by the calendar of the zone that the time is shown in. */
function daysUntil(start: number): string {
  const date = (at: number) => Date.parse(formatEventTime({ start: at }).date);
  const count = Math.round((date(start) - date(Date.now())) / DAY_MS);
  if (count <= 0) return sessionPanelText.today;
  return count === 1 ? sessionPanelText.tomorrow : sessionPanelText.inDays({ count });
}

const Main = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  padding: ${token.space[32]};

  ${media.under(600)} {
    padding: ${token.space[24]};
  }
`;

const Day = styled.div`
  display: flex;
  gap: ${token.space[16]};
  align-items: center;

  & strong {
    font-weight: ${token.weight.strong};
  }
`;

/** Aligned with the button above. */
const Changes = styled(Row)`
  margin: calc(-1 * ${token.space[8]}) calc(-1 * ${token.space[12]});

  &:empty {
    display: none;
  }
`;

const Where = styled.h2`
  && {
    font-size: ${token.text[20]};
  }
`;
