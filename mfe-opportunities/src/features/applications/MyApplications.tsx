import { isMissing, useSearchParams } from '@athenaeum/shell-contract';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  Pagination,
  Skeleton,
  Stack,
} from '@athenaeum/shared-ui';
import { ApplicationList } from './ApplicationList';
import { PAGE_SIZE, useOpportunitiesMyApplicationsQuery } from './applications.api';
import { applicationsText } from './applications.messages';

/** The member's applications, newest first, with the status of each and a way to withdraw. */
export function MyApplications() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const { data, currentData, isError, isFetching, refetch } = useOpportunitiesMyApplicationsQuery({
    take: PAGE_SIZE,
    skip: (page - 1) * PAGE_SIZE,
  });
  const failed = isError || isMissing(currentData, 'applications') || currentData?.applications?.ok === false;
  const listed = (failed ? currentData : data)?.applications;

  if (listed?.data?.length)
    return (
      <>
        <ApplicationList applications={listed.data} />
        <Pagination
          label={applicationsText.pages}
          page={page}
          pages={Math.ceil((listed.count ?? 0) / PAGE_SIZE)}
          hrefFor={(other) => (other > 1 ? `?page=${other}` : '?')}
        />
      </>
    );
  if (failed)
    return (
      <ErrorPanel
        headingLevel={2}
        title={applicationsText.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {listed?.message ?? undefined}
      </ErrorPanel>
    );
  if (listed)
    return (
      <EmptyState
        headingLevel={2}
        title={page > 1 ? applicationsText.noMore : applicationsText.none}
        drawing="seat"
        action={<LinkButton href="/opportunities">{applicationsText.seeOpen}</LinkButton>}
      />
    );
  return (
    <Loading label={applicationsText.loading}>
      <Stack>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <Skeleton key={row} $height="96px" />
        ))}
      </Stack>
    </Loading>
  );
}

const SKELETON_ROWS = 4;
