import { isMissing, Navigate, useSearchParams } from '@athenaeum/shell-contract';
import { ErrorPanel, Tabs } from '@athenaeum/shared-ui';
import { CONNECTIONS_PAGE_SIZE } from '@athenaeum/users-contract';
import { ConnectionList } from './ConnectionList';
import { useUsersConnectionsQuery } from './connections.api';
import { connectionsText } from './connections.messages';
import { ConnectionsSkeleton } from './ConnectionsSkeleton';
import { hrefOf, connectionsViewOf, queryOf } from './connectionsView';
import { tabsOf } from './tabsOf';

/** The member's connections, pending requests and blocked members; the address says which list. */
export function Connections() {
  const [params, setParams] = useSearchParams();
  const view = connectionsViewOf(params);
  const { data, currentData, isError, isFetching, refetch } = useUsersConnectionsQuery({
    input: queryOf(view),
  });
  const failed = isError || isMissing(currentData, 'connections') || currentData?.connections?.ok === false;
  const listed = currentData?.connections;
  // The last response has the counts of all lists.
  const counts = data?.connections?.counts;
  const pages = Math.ceil((listed?.count ?? 0) / CONNECTIONS_PAGE_SIZE);

  // Not the tabs yet: their counts would shift the next ones.
  if (!counts && !failed) return <ConnectionsSkeleton />;
  if (listed?.data && pages > 0 && view.page > pages)
    return <Navigate to={hrefOf({ ...view, page: pages })} replace />;

  return (
    <Tabs
      label={connectionsText.tabs}
      tabs={tabsOf(counts, view.list)}
      selected={view.list}
      onSelect={(list) => setParams(hrefOf({ list, page: 1 }))}
    >
      {listed?.data ? (
        <ConnectionList
          key={view.list}
          view={view}
          connections={listed.data}
          count={listed.count ?? 0}
          refresh={refetch}
        />
      ) : failed ? (
        <ErrorPanel
          headingLevel={2}
          title={connectionsText.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ConnectionsSkeleton />
      )}
    </Tabs>
  );
}
