import { dateFormat } from '@athenaeum/common/dates';
import { meetingWords } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import {
  ArchPortrait,
  CalendarIcon,
  CalendarXIcon,
  CheckIcon,
  ClockIcon,
  formatEventTime,
  Lead,
  MapPinIcon,
  StatusBadge,
  TextLink,
  type Tone,
  UserIcon,
  VideoIcon,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import type { Party } from './partyOf';
import type { SessionPhase } from './phaseOf';
import type { Session } from './session.api';
import { sessionText } from './session.messages';

interface SessionHeadProps {
  session: Session;
  party: Party;
  phase: SessionPhase;
  /** The heading, to focus it when the session was cancelled. */
  ref?: Ref<HTMLHeadingElement>;
}

/** With whom, when and where. While it goes on, the strip above has the portrait. */
export function SessionHead({ session, party, phase, ref }: SessionHeadProps) {
  const { coach, duration, session_date: start, meeting } = session;
  const { zone, range, own } = formatEventTime({ start, minutes: duration });
  const badge = badgeOf(session, phase);
  const isPlace = meeting?.kind === 'address' || meeting?.kind === 'phone';
  return (
    <Head>
      {phase !== 'during' && <Portrait name={party.name} picture={party.picture} size={128} />}
      <Words>
        {badge && (
          <StatusBadge tone={badge.tone} icon={badge.icon}>
            {badge.word}
          </StatusBadge>
        )}
        <h1 tabIndex={-1} ref={ref}>
          {sessionText.title({ minutes: duration, name: party.name })}
        </h1>
        {!party.isCoach && coach?.title && (
          <Lead>
            <TextLink look="quiet" href={`/expert-strategists/experts/${coach.slug}`}>
              {coach.title}
            </TextLink>
          </Lead>
        )}
      </Words>
      <When>
        <li>
          <CalendarIcon size={20} />
          {longDay(start, zone)}
        </li>
        <li>
          <ClockIcon size={20} />
          {own ? sessionText.rangeAndOwn({ range, own }) : range}
        </li>
        {meeting && (
          <li>
            {isPlace ? <MapPinIcon size={20} /> : <VideoIcon size={20} />}
            {translateSentence(meetingWords(meeting))}
          </li>
        )}
      </When>
    </Head>
  );
}

/** "Monday, November 24", with the year when it is another one. */
function longDay(at: number, timeZone: string): string {
  const year = (time: number) => dateFormat({ timeZone, year: 'numeric' }).format(time);
  return dateFormat({
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(year(at) !== year(Date.now()) && { year: 'numeric' }),
  }).format(at);
}

function badgeOf(
  { status }: Session,
  phase: SessionPhase,
): { tone: Tone; icon: ReactNode; word: string } | null {
  if (phase === 'during') return null;
  if (phase === 'before') return { tone: 'verdigris', icon: <CheckIcon />, word: sessionText.booked };
  if (phase === 'cancelled')
    return { tone: 'vermilion', icon: <CalendarXIcon />, word: sessionText.cancelled };
  return status === 'No-show'
    ? { tone: 'amber', icon: <UserIcon />, word: sessionText.noShow }
    : { tone: 'plain', icon: <CheckIcon />, word: sessionText.finished };
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[32]};
  margin: ${token.space[8]} 0 ${token.space[32]};

  ${media.under(768)} {
    align-items: flex-start;
    gap: ${token.space[16]};
  }
`;

const Portrait = styled(ArchPortrait)`
  ${media.under(768)} {
    width: 80px;
    height: 90px;
  }
`;

const Words = styled.div`
  flex: 1 1 0;
  display: grid;
  gap: ${token.space[8]};
  justify-items: start;
  min-width: 0;

  & > h1 {
    overflow-wrap: anywhere;
  }

  & > h1:focus {
    outline: none;
  }
`;

const When = styled.ul`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  color: ${token.color.ink2};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    font-variant-numeric: lining-nums;
  }

  & svg {
    flex: none;
    color: ${token.color.ink3};
  }

  ${media.under(768)} {
    flex-direction: column;
  }
`;
