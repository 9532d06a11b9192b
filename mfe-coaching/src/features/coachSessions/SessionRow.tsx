import { isJoinOpen, sessionTitle, type SessionGroup as Group } from '@athenaeum/coaching-contract';
import { messageOf, useNotify } from '@athenaeum/shell-contract';
import {
  Avatar,
  CalendarXIcon,
  DateBlock,
  formatEventTime,
  Hint,
  Meta,
  StatusBadge,
  TextButton,
  TextLink,
  useNow,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { JoinSession, MeetingLine } from '../../components/meeting';
import { CancelSession } from './CancelSession';
import { ChangePlace } from './ChangePlace';
import { useCoachingMarkNoShowMutation, type CoachSession } from './coachSessions.api';
import { cancelledByText, coachSessionsText } from './coachSessions.messages';
import { memberOf } from './memberOf';
import { SessionNotes } from './SessionNotes';

interface SessionRowProps {
  session: CoachSession;
  group: Group;
  /** The coach's own. */
  zone: string | undefined;
}

/** One session with the coach's actions. */
export function SessionRow({ session, group, zone }: SessionRowProps) {
  const { id, session_date: start, duration, status, note, user } = session;
  const notify = useNotify();
  const now = useNow();
  const [open, setOpen] = useState<'notes' | 'place' | 'cancel' | null>(null);
  const [mark, marking] = useCoachingMarkNoShowMutation();
  const name = memberOf(session);
  const moment = { start, minutes: duration, ...(zone && { zone, inPerson: true, viewerZone: zone }) };
  const panelId = `panel-${id}`;
  const isNoShow = status === 'No-show';

  const markNoShow = async () => {
    const { error } = await mark({ input: { id, no_show: !isNoShow } });
    if (!error) notify(isNoShow ? coachSessionsText.markedAttended : coachSessionsText.markedNoShow);
  };

  return (
    <Item>
      <Line $off={group === 'Cancelled'}>
        <DateBlock {...moment} off={group === 'Cancelled'} />
        <Avatar name={name} picture={user.avatar} size={48} />
        <Words>
          <Title>
            <TextLink look="quiet" href={`/expert-strategists/my-sessions/${id}`}>
              {sessionTitle(duration, name)}
            </TextLink>
          </Title>
          <Meta>{formatEventTime(moment).range}</Meta>
          {group === 'Cancelled' && (
            <Meta>
              {session.cancelled_by ? cancelledByText[session.cancelled_by] : coachSessionsText.cancelled}
            </Meta>
          )}
          {group === 'Upcoming' && session.meeting && (
            <MeetingLine meeting={session.meeting} isOpen={isJoinOpen(session, now)} />
          )}
          {session.is_elsewhere && <Hint>{coachSessionsText.elsewhere}</Hint>}
          {note && <Note>{coachSessionsText.quote({ text: note })}</Note>}
          {marking.error && <Problem role="alert">{messageOf(marking.error)}</Problem>}
        </Words>
      </Line>
      <Actions>
        {group === 'Cancelled' && (
          <StatusBadge tone="vermilion" icon={<CalendarXIcon />}>
            {coachSessionsText.cancelled}
          </StatusBadge>
        )}
        {isNoShow && <StatusBadge tone="amber">{coachSessionsText.noShow}</StatusBadge>}
        <JoinSession session={session} title={sessionTitle(duration, name)} />
        {group === 'Past' && (
          <TextButton
            aria-label={
              isNoShow
                ? coachSessionsText.markAttendedOf({ member: name })
                : coachSessionsText.markNoShowOf({ member: name })
            }
            onClick={() => void markNoShow()}
          >
            {isNoShow ? coachSessionsText.markAttended : coachSessionsText.markNoShow}
          </TextButton>
        )}
        <TextButton
          aria-expanded={open === 'notes'}
          aria-controls={panelId}
          aria-label={
            session.coach_notes
              ? coachSessionsText.notesOn({ member: name })
              : coachSessionsText.addNotesOn({ member: name })
          }
          onClick={() => setOpen(open === 'notes' ? null : 'notes')}
        >
          {session.coach_notes ? coachSessionsText.notes : coachSessionsText.addNotes}
        </TextButton>
        {group === 'Upcoming' && !session.is_elsewhere && (
          <TextButton
            aria-expanded={open === 'place'}
            aria-controls={panelId}
            aria-label={coachSessionsText.changePlaceOf({ member: name })}
            onClick={() => setOpen(open === 'place' ? null : 'place')}
          >
            {coachSessionsText.changePlace}
          </TextButton>
        )}
        {session.cancellation && (
          <TextButton
            aria-label={coachSessionsText.cancelOf({ member: name })}
            onClick={() => setOpen('cancel')}
          >
            {coachSessionsText.cancel}
          </TextButton>
        )}
      </Actions>
      <Panel id={panelId}>
        {open === 'notes' && <SessionNotes session={session} onSaved={() => setOpen(null)} />}
        {open === 'place' && <ChangePlace session={session} onSaved={() => setOpen(null)} />}
      </Panel>
      {session.cancellation && open === 'cancel' && (
        <CancelSession session={session} when={formatEventTime(moment)} onClose={() => setOpen(null)} />
      )}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token.space[24]};
  align-items: center;
  padding-block: ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};

  ${media.under(800)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Line = styled.div<{ $off: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  ${({ $off }) => $off && `color: ${token.color.ink3}; & p { color: inherit; } & img { filter: grayscale(1); opacity: 0.6; }`}
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: ${token.weight.strong};
  line-height: 1.35;
`;

const Note = styled.p`
  margin-top: ${token.space[4]};
  max-width: ${token.measure};
  font-style: italic;
  color: ${token.color.ink2};
`;

const Problem = styled(Hint)`
  color: ${token.color.badFg};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[16]};

  ${media.under(800)} {
    padding-left: 80px;
  }
`;

const Panel = styled.div`
  grid-column: 1 / -1;

  &:not(:empty) {
    padding-top: ${token.space[16]};
  }
`;
