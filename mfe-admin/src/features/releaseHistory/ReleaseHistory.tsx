import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton, Loading, SkeletonRows, Table } from '@athenaeum/shared-ui';
import { type ActionsOf, versionColumns } from './columns';
import { useOperationsVersionsQuery } from './releaseHistory.api';
import { historyText } from './releaseHistory.messages';

interface ReleaseHistoryProps {
  remote: string;
  /** Renders the actions of a version; null while there are none. */
  actionsOf: ActionsOf | null;
}

/** Every version of an area: when it was live for whom, and what it changed. */
export function ReleaseHistory({ remote, actionsOf }: ReleaseHistoryProps) {
  const { currentData, error, isFetching, refetch } = useOperationsVersionsQuery(remote);
  if (currentData)
    return (
      <Table
        caption={historyText.versions}
        columns={versionColumns(remote, actionsOf)}
        rows={currentData.versions}
        rowKey={({ version }) => version}
      />
    );
  if (isApiError(error) && error.code === 'NOT_FOUND')
    return (
      <EmptyState
        headingLevel={2}
        title={historyText.missing}
        action={<LinkButton href="/admin/operations/health">{historyText.toHealth}</LinkButton>}
      />
    );
  if (error)
    return (
      <ErrorPanel
        headingLevel={2}
        title={historyText.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {messageOf(error)}
      </ErrorPanel>
    );
  return (
    <Loading label={historyText.loading}>
      <SkeletonRows $height="480px" />
    </Loading>
  );
}
