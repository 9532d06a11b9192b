import {
  isMissing,
  type Prefetch,
  useLive,
  usePageTitle,
  useParams,
  useUser,
} from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton, PageFrame } from '@athenaeum/shared-ui';
import { NextHour } from '../features/bookSession';
import { prefetchCoachingTime } from '../features/creditsWidget';
import {
  prefetchSession,
  SESSION_REFRESH_MS,
  SessionDetail,
  SessionSkeleton,
  sessionText,
  useCoachingSessionQuery,
} from '../features/session';
import { sessionLive } from '../live';

export const prefetch: Prefetch = ({ id = '' }) => [prefetchSession(id), prefetchCoachingTime()];

/** One coaching session, for its member and its coach. */
export default function SessionPage() {
  const { id = '' } = useParams();
  const user = useUser();
  useLive(sessionLive, { about: id });
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useCoachingSessionQuery({ id }, { pollingInterval: SESSION_REFRESH_MS, skipPollingIfUnfocused: true });
  const session = data?.session?.data;
  const isUnknown = data?.session?.code === 'NOT_FOUND';
  usePageTitle(isUnknown ? sessionText.unknownTitle : session && sessionText.pageTitle);

  return (
    <PageFrame>
      {session ? (
        <SessionDetail
          key={session.id}
          session={session}
          viewerId={user?.id}
          nextHour={
            session.coach && (
              <NextHour
                coach={session.coach}
                credits={data.me?.data?.credits ?? null}
                duration={session.duration}
              />
            )
          }
        />
      ) : isUnknown ? (
        <EmptyState
          headingLevel={1}
          title={sessionText.unknown}
          drawing="closed"
          action={<LinkButton href="/expert-strategists/my-sessions">{sessionText.mySessions}</LinkButton>}
        />
      ) : isError || isMissing(data, 'session') || data?.session?.ok === false ? (
        <ErrorPanel
          headingLevel={1}
          title={sessionText.notLoaded}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SessionSkeleton />
      )}
    </PageFrame>
  );
}
