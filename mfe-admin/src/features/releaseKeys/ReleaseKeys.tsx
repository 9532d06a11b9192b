import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, Loading, Notice, SkeletonRows, Table } from '@athenaeum/shared-ui';
import { NOT_RUNNING } from '../../components/releaseService';
import { keyColumns } from './columns';
import { useReleasesKeysQuery } from './releaseKeys.api';
import { releaseKeysText } from './releaseKeys.messages';

/** The release keys of area teams: rights, expiry, and who registered them. */
export function ReleaseKeys() {
  const { currentData, error, isFetching, refetch } = useReleasesKeysQuery();
  if (isApiError(error) && error.code === NOT_RUNNING) return <Notice tone="amber">{error.message}</Notice>;
  if (error)
    return (
      <ErrorPanel
        headingLevel={2}
        title={releaseKeysText.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {messageOf(error)}
      </ErrorPanel>
    );
  if (!currentData)
    return (
      <Loading label={releaseKeysText.loading}>
        <SkeletonRows $height="320px" />
      </Loading>
    );
  const { keys } = currentData;
  return keys.length === 0 ? (
    <EmptyState headingLevel={2} title={releaseKeysText.none} drawing="results">
      {releaseKeysText.noneHint}
    </EmptyState>
  ) : (
    <Table caption={releaseKeysText.keys} columns={keyColumns()} rows={keys} rowKey={({ id }) => id} />
  );
}
