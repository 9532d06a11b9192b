import { isJoinOpen, sessionGroup, sessionTitle } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import {
  Avatar,
  Button,
  CalendarPlusIcon,
  CalendarXIcon,
  DateBlock,
  formatHoursAndMinutes,
  formatEventTime,
  Meta,
  StatusBadge,
  useNow,
  UserIcon,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { AddToCalendar } from '../../components/AddToCalendar';
import { SessionReview } from '../../components/coachReview';
import { JoinSession, MeetingLine } from '../../components/meeting';
import { SessionChanges } from '../../components/upcomingSession';
import type { Session } from './mySessions.api';
import { mySessionsText } from './mySessions.messages';

interface SessionRowsProps {
  sessions: readonly Session[];
  /** Called when a session left the list; the page moves the focus. */
  onGone: () => void;
}

export function SessionRows({ sessions, onGone }: SessionRowsProps) {
  return (
    <Rows>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} onGone={onGone} />
      ))}
    </Rows>
  );
}

function SessionRow({ session, onGone }: { session: Session; onGone: () => void }) {
  const { session_date, duration, coach, status, cancelled_by } = session;
  const now = useNow();
  const group = sessionGroup(session, now);
  const { time, own } = formatEventTime({ start: session_date });
  const isOff = group === 'Cancelled';
  const name = coach?.name ?? mySessionsText.yourCoach;
  const title = translateSentence(sessionTitle(duration, name));
  return (
    <Line $off={isOff}>
      <DateBlock start={session_date} off={isOff} />
      <Face>
        <Avatar name={name} picture={coach?.avatar} size={48} />
      </Face>
      <Words>
        <h3>
          <a href={`/expert-strategists/my-sessions/${session.id}`}>{title}</a>
        </h3>
        <Meta>
          {own
            ? mySessionsText.timeAndOwn({ time, own, length: formatHoursAndMinutes(duration) })
            : mySessionsText.time({ time, length: formatHoursAndMinutes(duration) })}
        </Meta>
        {group === 'Upcoming' && <MeetingLine meeting={session.meeting} isOpen={isJoinOpen(session, now)} />}
        {isOff && cancelled_by && cancelled_by !== 'member' && (
          <Meta>
            {cancelled_by === 'coach'
              ? mySessionsText.cancelledByCoach({ coach: name })
              : mySessionsText.cancelledByTeam}
          </Meta>
        )}
      </Words>
      <Actions>
        <JoinSession session={session} title={title} />
        {group === 'Upcoming' && (
          <>
            <AddToCalendar
              session={session}
              coachName={name}
              trigger={(menu, label) => (
                <Button look="outlined" icon={<CalendarPlusIcon />} {...menu}>
                  {label}
                </Button>
              )}
            />
            <SessionChanges session={session} onGone={onGone} />
          </>
        )}
        {status === 'No-show' && (
          <StatusBadge tone="amber" icon={<UserIcon />}>
            {mySessionsText.noShow}
          </StatusBadge>
        )}
        {group === 'Past' && status !== 'No-show' && coach && <SessionReview coach={coach} />}
        {isOff && (
          <StatusBadge tone="vermilion" icon={<CalendarXIcon />}>
            {mySessionsText.cancelled}
          </StatusBadge>
        )}
      </Actions>
    </Line>
  );
}

const Rows = styled.ul`
  border-top: 1px solid ${token.color.control};
`;

const Face = styled.div``;

const Words = styled.div`
  flex: 1 1 220px;
  min-width: 180px;

  & > h3 {
    font: ${token.weight.strong} ${token.text[16]} / 1.35 ${token.font.sans};
    letter-spacing: 0;
    text-wrap: pretty;
  }

  & > h3 > a {
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};

  /* Those without an edge of their own begin where the words above them do. */
  & > button,
  & > a:not(:first-child) {
    padding-inline: 0;
  }

  ${media.from(900)} {
    flex: none;
    justify-content: flex-end;
    gap: 0;
    margin-right: -8px;

    /* Three of them and the title fit in a line. */
    & > button,
    & > a:not(:first-child) {
      padding-inline: ${token.space[8]};
    }

    & > div > button {
      margin-right: ${token.space[8]};
      padding-inline: ${token.space[16]};
    }

    & > span {
      margin-right: 8px;
    }
  }
`;

const Line = styled.li<{ $off: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  padding-block: ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};

  ${({ $off }) =>
    $off &&
    `
    & ${Face} { opacity: 0.6; filter: grayscale(1); }
    & h3 { color: ${token.color.ink2}; font-weight: ${token.weight.body}; }
  `}

  ${media.under(900)} {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    row-gap: ${token.space[8]};
    align-items: start;

    & > ${Face} {
      display: none;
    }

    & > time {
      grid-row: span 2;
    }
  }
`;
