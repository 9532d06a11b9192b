import type { SessionStatus } from '@athenaeum/coaching-contract';
import { StatusBadge, type Tone } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { clockTime } from '../../components/clockTime';
import { day } from '../../components/day';
import { memberSectionText } from '../../components/memberSections.messages';
import { rowsIn } from './answered';
import { Block, BlockLine, BlockList } from './Block';
import { sessionsOf, useMemberSessionsQuery } from './memberDesk.api';
import { deskText } from './memberDesk.messages';
import { sessionStateText } from './sessionStates.messages';

const TONES: Readonly<Record<SessionStatus, Tone>> = {
  Scheduled: 'slate',
  Completed: 'plain',
  Cancelled: 'plain',
  'No-show': 'vermilion',
};

/** Coaching sessions, latest first, and the member's credits. */
export function SessionsBlock({ id, credits }: { id: string; credits: ReactNode }) {
  const query = useMemberSessionsQuery(sessionsOf(id), { refetchOnMountOrArgChange: true });
  return (
    <Block id="sessions" title={memberSectionText.sessions} count={query.currentData?.sessions?.count}>
      <BlockList
        name={deskText.sessionsList}
        rows={rowsIn(query, 'sessions', (data) => data.sessions?.data)}
        retry={query.refetch}
        retrying={query.isFetching}
        empty={deskText.noSessions}
      >
        {({ id: session, session_date, duration, status, coach }) => {
          return (
            <BlockLine
              key={session}
              day={day(session_date)}
              what={deskText.session({ coach: coach?.name ?? deskText.formerCoach, count: duration })}
              state={<StatusBadge tone={TONES[status]}>{sessionStateText[status]}</StatusBadge>}
              end={clockTime(session_date)}
            />
          );
        }}
      </BlockList>
      {credits}
    </Block>
  );
}
