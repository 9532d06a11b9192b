import { useSearchParams } from '@athenaeum/shell-contract';
import { Button, ErrorPanel, formatList, Hint, Loading, Meta, Select, Skeleton } from '@athenaeum/shared-ui';
import { READ_DETAILS, type ReadDetail } from '@athenaeum/users-contract';
import { useState } from 'react';
import styled from 'styled-components';
import { type DataAccessRow, useUsersDataAccessesQuery } from './account.api';
import { dataAccessText, readDetailText } from './dataAccess.messages';
import { formatMoment } from './formatMoment';
import { SettingsCard } from './SettingsCard';
import { SettingsLine } from './SettingsLine';

const STEP = 5;

/** Who of staff has read which private details of the member's profile, latest first. */
export function DataAccess() {
  const [params, setParams] = useSearchParams();
  const detail = READ_DETAILS.find((one) => one === params.get('read'));
  const [take, setTake] = useState(STEP);
  const { data, isError, isFetching, refetch } = useUsersDataAccessesQuery({
    input: { take, ...(detail && { detail: { equals: detail } }) },
  });
  const list = data?.dataAccesses?.data ? data.dataAccesses : null;
  const count = list?.count ?? 0;
  const hasMore = count > take;

  const choose = (value: string) => {
    setTake(STEP);
    setParams((previous) => {
      const next = new URLSearchParams(previous);
      if (value) next.set('read', value);
      else next.delete('read');
      return next;
    });
  };
  return (
    <SettingsCard title={dataAccessText.title} about={dataAccessText.about}>
      {list && (detail || count > STEP) && (
        <Select
          label={dataAccessText.filter}
          placeholder={dataAccessText.all}
          value={detail ?? ''}
          options={READ_DETAILS.map((value) => ({ value, label: readDetailText[value] }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {list ? (
        <Rows rows={list.data ?? []} none={detail ? dataAccessText.noneOf : dataAccessText.none} />
      ) : isError || data ? (
        <ErrorPanel title={dataAccessText.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={dataAccessText.loading}>
          <Skeleton $height="68px" />
        </Loading>
      )}
      {hasMore && (
        <Button look="outlined" loading={isFetching} onClick={() => setTake(take + 2 * STEP)}>
          {dataAccessText.more}
        </Button>
      )}
    </SettingsCard>
  );
}

function Rows({ rows, none }: { rows: readonly DataAccessRow[]; none: string }) {
  if (rows.length === 0) return <Hint>{none}</Hint>;
  return (
    <List>
      {rows.map(({ id, reader, details, times, last_at }) => (
        <SettingsLine key={id}>
          <div>
            <strong>{reader ?? dataAccessText.reader}</strong>
            <Meta>{formatList(details.map(nameOf))}</Meta>
          </div>
          <Meta>{dataAccessText.times({ count: times, at: formatMoment(last_at) })}</Meta>
        </SettingsLine>
      ))}
    </List>
  );
}

const nameOf = (detail: ReadDetail): string => readDetailText[detail];

const List = styled.ul`
  & > li:last-child {
    border-bottom: 0;
  }
`;
