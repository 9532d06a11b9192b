import { SESSION_GROUPS, type SessionGroup as Group } from '@athenaeum/coaching-contract';
import { EmptyState, ErrorPanel, Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { useCoachingCoachSessionsQuery } from './coachSessions.api';
import { coachSessionsText } from './coachSessions.messages';
import { MORE, SessionGroup } from './SessionGroup';

/** A coach's sessions: upcoming, past, cancelled. */
export function CoachSessions() {
  // One time for the whole visit, so that a session does not change its group while the page is used.
  const [now] = useState(() => Date.now());
  const [takes, setTakes] = useState<Record<Group, number>>({ Upcoming: MORE, Past: MORE, Cancelled: MORE });
  const { data, error, isFetching, refetch } = useCoachingCoachSessionsQuery({
    upcoming: {
      status: { notIn: ['Cancelled'] },
      session_date: { gt: now },
      orderBy: { session_date: 'asc' },
      take: takes.Upcoming,
    },
    past: { status: { notIn: ['Cancelled'] }, session_date: { lte: now }, take: takes.Past },
    cancelled: { status: { equals: 'Cancelled' }, take: takes.Cancelled },
  });

  if (data?.availability?.code === 'NOT_FOUND')
    return (
      <EmptyState headingLevel={2} title={coachSessionsText.noPage} drawing="closed">
        {coachSessionsText.noPageWhy}
      </EmptyState>
    );
  if (!data)
    return error ? (
      <ErrorPanel
        headingLevel={2}
        title={coachSessionsText.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Loading label={coachSessionsText.loading}>
        <Stack $gap={24}>
          <Skeleton $width="200px" $height="36px" />
          <Skeleton $height="104px" />
          <Skeleton $height="104px" />
          <Skeleton $height="104px" />
        </Stack>
      </Loading>
    );

  const zone = data.availability?.data?.timezone;
  const lists = { Upcoming: data.upcoming, Past: data.past, Cancelled: data.cancelled };
  return SESSION_GROUPS.map((group, index) => (
    <SessionGroup
      key={group}
      group={group}
      sessions={lists[group]?.data ?? null}
      count={lists[group]?.count ?? 0}
      zone={zone}
      isFirst={index === 0}
      isLoading={isFetching}
      onMore={() => setTakes({ ...takes, [group]: takes[group] + MORE })}
      onRetry={() => void refetch()}
    />
  ));
}
