import { COACHING_MESSAGES, SESSION_GROUPS } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { EmptyState, ErrorPanel, LinkButton, Split, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { FavoriteCoaches } from './FavoriteCoaches';
import { thisMinute, useCoachingMySessionsQuery } from './mySessions.api';
import { mySessionsText } from './mySessions.messages';
import { SessionGroup } from './SessionGroup';
import { SessionsSkeleton } from './SessionsSkeleton';
import { TimePanel } from './TimePanel';
import { useSessionsView } from './useSessionsView';

/** The member's sessions in three groups, coaching time, and favorite coaches. */
export function MySessions() {
  const view = useSessionsView();
  const [now] = useState(thisMinute);
  const { data, isError, isFetching, refetch } = useCoachingMySessionsQuery({
    now,
    upcoming: view.skipOf('Upcoming'),
    past: view.skipOf('Past'),
    cancelled: view.skipOf('Cancelled'),
  });
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  const me = data?.me?.data;

  // Not the groups yet: their rows would shift the next ones.
  if (!data && !isError) return <SessionsSkeleton />;

  const groups = { Upcoming: data?.upcoming, Past: data?.past, Cancelled: data?.cancelled };
  const hasNone = SESSION_GROUPS.every((group) => groups[group]?.count === 0);

  return (
    <Split>
      <div>
        {hasNone ? (
          <EmptyState
            headingLevel={2}
            title={translateSentence(COACHING_MESSAGES.noSessions)}
            drawing="seat"
            action={
              <LinkButton look="outlined" href="/expert-strategists">
                {mySessionsText.find}
              </LinkButton>
            }
          />
        ) : (
          SESSION_GROUPS.map((group, index) => (
            <SessionGroup
              key={group}
              group={group}
              sessions={groups[group]}
              view={view}
              isFirst={index === 0}
              {...retry}
            />
          ))
        )}
      </div>
      <Stack as="aside" $gap={24} aria-label={mySessionsText.aside}>
        {me?.credits ? (
          <TimePanel credits={me.credits} />
        ) : (
          <ErrorPanel headingLevel={2} title={mySessionsText.timeNotLoaded} {...retry} />
        )}
        {me?.bookmarks && <FavoriteCoaches bookmarks={me.bookmarks} credits={me.credits ?? null} />}
      </Stack>
    </Split>
  );
}
