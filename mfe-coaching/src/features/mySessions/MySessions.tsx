import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Pagination,
  Split,
  Stack,
  Tabs,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import { useRef, useState } from 'react';
import { FavoriteCoaches } from './FavoriteCoaches';
import { type SessionPage, thisMinute, useCoachingMySessionsQuery } from './mySessions.api';
import { SessionRows } from './SessionRows';
import { SessionsSkeleton } from './SessionsSkeleton';
import { TimePanel } from './TimePanel';
import { PAGE_SIZE, SESSION_TABS, useSessionsView } from './useSessionsView';

/** Her sessions in their three groups, her time, and the coaches she keeps. */
export function MySessions() {
  const view = useSessionsView();
  const [now] = useState(thisMinute);
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useCoachingMySessionsQuery({
    now,
    upcoming: view.skipOf('upcoming'),
    past: view.skipOf('past'),
    cancelled: view.skipOf('cancelled'),
  });
  const { data, isError, isFetching, refetch } = answer;
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  const me = data?.me?.data;

  // Not the tabs yet: how many are in each would push them aside.
  if (!data && !isError) return <SessionsSkeleton />;

  const listOf = (page: SessionPage | null | undefined) => {
    if (page?.data?.length)
      return (
        <Stack $gap={24}>
          <SessionRows sessions={page.data} onGone={() => heading.current?.focus()} />
          <Pagination
            page={view.page}
            pages={Math.ceil((page.count ?? 0) / PAGE_SIZE)}
            hrefFor={view.hrefFor}
          />
        </Stack>
      );
    if (page?.data)
      return (
        <EmptyState
          title={COACHING_MESSAGES.noSessions}
          drawing="seat"
          action={
            <LinkButton look="outlined" href="/expert-strategists">
              Find a Coach
            </LinkButton>
          }
        />
      );
    return <ErrorPanel title="Your sessions did not load" {...retry} />;
  };

  return (
    <Split>
      <Tabs
        label="Sessions"
        tabs={SESSION_TABS.map((tab) => ({ ...tab, count: data?.[tab.id]?.count ?? undefined }))}
        selected={view.tab}
        onSelect={view.select}
      >
        <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
          {SESSION_TABS.find(({ id }) => id === view.tab)!.label}
        </VisuallyHidden>
        {listOf(data?.[view.tab])}
      </Tabs>
      <Stack as="aside" $gap={24} aria-label="Coaching time and favorites">
        {me?.credits ? (
          <TimePanel credits={me.credits} />
        ) : (
          <ErrorPanel headingLevel={2} title="Your coaching time did not load" {...retry} />
        )}
        {me?.bookmarks && <FavoriteCoaches bookmarks={me.bookmarks} />}
      </Stack>
    </Split>
  );
}
