import { COACHING_MESSAGES, type SessionGroup as Group } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { ErrorPanel, Hint, Pagination, Section } from '@athenaeum/shared-ui';
import { useRef } from 'react';
import { GroupFrame, GroupTitle } from '../../components/GroupTitle';
import type { SessionPage } from './mySessions.api';
import { mySessionsText, sessionPagesText } from './mySessions.messages';
import { SessionRows } from './SessionRows';
import { PAGE_SIZE, type useSessionsView } from './useSessionsView';

interface SessionGroupProps {
  group: Group;
  /** Null when they could not be read. */
  sessions: SessionPage | null | undefined;
  view: ReturnType<typeof useSessionsView>;
  isFirst: boolean;
  onRetry: () => void;
  retrying: boolean;
}

export function SessionGroup({ group, sessions, view, isFirst, onRetry, retrying }: SessionGroupProps) {
  const title = useRef<HTMLSpanElement>(null);
  const count = sessions?.count ?? 0;
  return (
    <GroupFrame>
      <Section flush={isFirst} title={<GroupTitle group={group} count={count} ref={title} />}>
        {!sessions?.data ? (
          <ErrorPanel title={mySessionsText.groupNotLoaded} onRetry={onRetry} retrying={retrying} />
        ) : sessions.data.length === 0 ? (
          <Hint>{translateSentence(COACHING_MESSAGES.noSessions)}</Hint>
        ) : (
          <SessionRows sessions={sessions.data} onGone={() => title.current?.focus()} />
        )}
        <Pagination
          label={sessionPagesText[group]}
          page={view.pageOf(group)}
          pages={Math.ceil(count / PAGE_SIZE)}
          hrefFor={(page) => view.hrefFor(group, page)}
        />
      </Section>
    </GroupFrame>
  );
}
