import {
  Accordion,
  Button,
  ErrorPanel,
  formatDay,
  Loading,
  Meta,
  Skeleton,
  Stack,
} from '@athenaeum/shared-ui';
import { useState } from 'react';
import { Changes } from '../../components/changes';
import { type HistoryRow, useUsersMemberHistoryQuery } from './memberRecord.api';
import { RECORD_FIELDS } from './recordFields';

const STEP = 10;

/** Who changed what of her, when and why, newest first. */
export function MemberHistory({ id }: { id: string }) {
  const [take, setTake] = useState(STEP);
  const { data, isError, isFetching, refetch } = useUsersMemberHistoryQuery({
    input: { target_id: { equals: id }, take },
  });
  const answer = data?.auditRows;
  const rows = answer?.data;
  return (
    <Accordion title="History">
      {rows ? (
        <Stack $gap={16}>
          {rows.length === 0 && <Meta>Staff have not changed anything yet.</Meta>}
          {rows.map((row) => (
            <Entry key={row.id} row={row} />
          ))}
          {(answer.count ?? 0) > rows.length && (
            <Button look="outlined" loading={isFetching} onClick={() => setTake(take + STEP)}>
              Show More
            </Button>
          )}
        </Stack>
      ) : isError || answer ? (
        <ErrorPanel title="The history did not load" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Loading the history">
          <Skeleton $height="96px" />
        </Loading>
      )}
    </Accordion>
  );
}

function Entry({ row }: { row: HistoryRow }) {
  return (
    <Changes
      title={`${formatDay(row.at)}, ${row.actor?.name ?? 'somebody who has left'}: ${row.reason}`}
      changes={row.changes.map(({ field, before, after }) => ({
        name: field,
        label: RECORD_FIELDS.find(({ name }) => name === field)?.label ?? WORDS[field] ?? field,
        before: before ?? 'Nothing',
        after: after ?? 'Nothing',
      }))}
    />
  );
}

/** What other changes about her are called. */
const WORDS: Readonly<Record<string, string>> = {
  staff_roles: 'Staff roles',
  goals: 'Goals',
  email: 'Email',
  email_to_confirm: 'Email to confirm',
  quantity: 'Minutes',
  held: 'Minutes held',
  event: 'Event',
  seat: 'Seat',
  checked_in: 'Checked in',
};
