import { COACHING_MESSAGES, type SessionGroup as Group } from '@athenaeum/coaching-contract';
import { Button, ErrorPanel, Hint, Section } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { GroupFrame, GroupTitle } from '../../components/GroupTitle';
import type { CoachSession } from './coachSessions.api';
import { coachSessionsText } from './coachSessions.messages';
import { SessionRow } from './SessionRow';

/** Shown at first, and added by Show More. */
export const MORE = 10;
/** The maximum page size of the server. */
const MAX_SESSIONS = 100;

interface SessionGroupProps {
  group: Group;
  /** Null when they could not be read. */
  sessions: readonly CoachSession[] | null;
  /** The total number. */
  count: number;
  zone: string | undefined;
  isFirst: boolean;
  isLoading: boolean;
  onMore: () => void;
  onRetry: () => void;
}

export function SessionGroup(props: SessionGroupProps) {
  const { group, sessions, count, zone, isFirst, isLoading, onMore, onRetry } = props;
  return (
    <GroupFrame>
      <Section flush={isFirst} title={<GroupTitle group={group} count={count} />}>
        {sessions === null ? (
          <ErrorPanel title={coachSessionsText.groupNotLoaded} onRetry={onRetry} retrying={isLoading} />
        ) : sessions.length === 0 ? (
          <Hint>{COACHING_MESSAGES.noSessions}</Hint>
        ) : (
          <List>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} group={group} zone={zone} />
            ))}
          </List>
        )}
        {sessions && sessions.length < Math.min(count, MAX_SESSIONS) && (
          <More>
            <Button look="outlined" loading={isLoading} onClick={onMore}>
              {coachSessionsText.more}
            </Button>
          </More>
        )}
        {sessions && count > MAX_SESSIONS && sessions.length === MAX_SESSIONS && (
          <Hint>{coachSessionsText.shown({ shown: MAX_SESSIONS, total: count })}</Hint>
        )}
      </Section>
    </GroupFrame>
  );
}

const List = styled.ul`
  border-top: 1px solid ${token.color.control};
`;

const More = styled.div`
  margin-top: ${token.space[16]};
`;
