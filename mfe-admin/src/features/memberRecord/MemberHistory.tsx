import { Button, ErrorPanel, formatDay, Loading, Meta, Skeleton, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { NamesOfRows, operationWords, shownChanges } from '../../components/audit';
import { commonText } from '../../components/common.messages';
import { day } from '../../components/day';
import { type HistoryRow, useUsersMemberHistoryQuery } from './memberRecord.api';
import { recordText } from './memberRecord.messages';

const STEP = 10;

const historyOf = (id: string, take: number) => ({ input: { target_id: { equals: id }, take } });

/** How many changes there are; undefined until it is known. */
export const useCountOfHistory = (id: string): number | undefined =>
  useUsersMemberHistoryQuery(historyOf(id, STEP)).currentData?.auditRows?.count ?? undefined;

/** Changes of the member's record: who, what, when and why, newest first. */
export function MemberHistory({ id }: { id: string }) {
  const [take, setTake] = useState(STEP);
  const { data, isError, isFetching, refetch } = useUsersMemberHistoryQuery(historyOf(id, take));
  const answer = data?.auditRows;
  const rows = answer?.data;
  return (
    <>
      {rows ? (
        <Stack $gap={16}>
          {rows.length === 0 ? (
            <None>{recordText.noHistory}</None>
          ) : (
            <Log>
              <NamesOfRows answer={data}>
                {rows.map((row) => (
                  <Entry key={row.id} row={row} />
                ))}
              </NamesOfRows>
            </Log>
          )}
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

function Entry({ row: { at, operation, actor, actor_name, reason, changes } }: { row: HistoryRow }) {
  const who = actor?.name ?? actor_name ?? commonText.formerMember;
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>{day(at)}</time>
      <div role="group" aria-label={recordText.historyEntry({ day: formatDay(at), who, reason })}>
        {changes.length === 0 && <p>{operationWords(operation)}</p>}
        {shownChanges(changes).map(({ name, label, before, after }) => (
          <p key={name}>
            <span>{label}</span> <del>{before}</del> <ins>{after}</ins>
          </p>
        ))}
        <p>{reason ? recordText.byWithReason({ who, reason }) : who}</p>
      </div>
    </li>
  );
}

const None = styled(Meta)`
  padding-block: ${token.space[12]};
`;

const Log = styled.ol`
  margin: 0;
  padding: 0;
  font-size: ${token.text[14]};
  line-height: 1.4;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(60px, auto) minmax(0, 1fr);
    gap: ${token.space[12]};
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }

  & time {
    color: ${token.color.ink3};
    font-variant-numeric: tabular-nums;
  }

  & del {
    color: ${token.color.badFg};
  }

  & ins {
    font-weight: ${token.weight.strong};
    text-decoration: none;
  }

  & p:last-child {
    color: ${token.color.ink2};
  }
`;
