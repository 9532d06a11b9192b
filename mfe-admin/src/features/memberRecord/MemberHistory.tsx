import { Button, ErrorPanel, formatDay, Loading, Meta, Skeleton, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { AuditChanges, NamesOfRows } from '../../components/audit';
import { commonText } from '../../components/common.messages';
import { type HistoryRow, useUsersMemberHistoryQuery } from './memberRecord.api';
import { recordText } from './memberRecord.messages';

const STEP = 10;

/** Changes of the member's record: who, what, when and why, newest first. */
export function MemberHistory({ id }: { id: string }) {
  const [take, setTake] = useState(STEP);
  const { data, isError, isFetching, refetch } = useUsersMemberHistoryQuery({
    input: { target_id: { equals: id }, take },
  });
  const answer = data?.auditRows;
  const rows = answer?.data;
  return (
    <>
      {rows ? (
        <Stack $gap={16}>
          {rows.length === 0 && <Meta>{recordText.noHistory}</Meta>}
          <NamesOfRows rows={rows}>
            {rows.map((row) => (
              <Entry key={row.id} row={row} />
            ))}
          </NamesOfRows>
          {(answer.count ?? 0) > rows.length && (
            <Button look="outlined" loading={isFetching} onClick={() => setTake(take + STEP)}>
              {recordText.showMore}
            </Button>
          )}
        </Stack>
      ) : isError || answer ? (
        <ErrorPanel title={recordText.historyFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={recordText.historyLoading}>
          <Skeleton $height="96px" />
        </Loading>
      )}
    </>
  );
}

function Entry({ row }: { row: HistoryRow }) {
  return (
    <AuditChanges
      title={recordText.historyEntry({
        day: formatDay(row.at),
        who: row.actor?.name ?? commonText.formerMember,
        reason: row.reason,
      })}
      changes={row.changes}
    />
  );
}
