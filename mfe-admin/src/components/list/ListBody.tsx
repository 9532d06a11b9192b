import { isMissing, type MissingPart } from '@athenaeum/shell-contract';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  Meta,
  Pagination,
  Row as Line,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { listText } from './list.messages';
import { ListSkeleton } from './ListSkeleton';
import { PAGE_SIZE } from './paging';

interface Listed<Row> {
  ok?: boolean;
  message?: string | null;
  count?: number | null;
  data?: readonly Row[] | null;
}

type Answered<Field extends string, Row> = { readonly [name in Field]?: Listed<Row> | null } & {
  readonly partial?: readonly MissingPart[];
};

/** What the hook of a list's query returns. */
interface Asked<Field extends string, Row> {
  data?: Answered<Field, Row> | undefined;
  currentData?: Answered<Field, Row> | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListBodyProps<Field extends string, Row> {
  /** Plural and capitalized: 'Members'. */
  name: string;
  query: Asked<Field, Row>;
  /** The field of the answer that has the list. */
  field: Field;
  page: number;
  hrefFor: (page: number) => string;
  /** An `EmptyState`, shown when the list is empty. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows and pages of a list; or its loading, error or empty state. */
export function ListBody<Field extends string, Row>(props: ListBodyProps<Field, Row>) {
  const { name, query, field, page, hrefFor, empty, children } = props;
  const { data, currentData, isError, isFetching, refetch } = query;
  // While another page is loading, the previous rows stay.
  const answer = (isError ? currentData : data)?.[field];
  const rows = answer?.data ?? [];
  const count = answer?.count ?? rows.length;

  return (
    <div aria-busy={isFetching}>
      {rows.length > 0 ? (
        <>
          {children(rows)}
          <Foot $between>
            <Meta role="status">{currentData ? rangeOf(page, rows.length, count) : listText.loading}</Meta>
            <Pagination
              label={listText.pagesOf({ list: name.toLowerCase() })}
              page={page}
              pages={Math.ceil(count / PAGE_SIZE)}
              hrefFor={hrefFor}
            />
          </Foot>
        </>
      ) : isError || isMissing(data, field) || answer?.ok === false ? (
        <ErrorPanel
          title={listText.failed({ list: name })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {answer?.message ?? undefined}
        </ErrorPanel>
      ) : !answer ? (
        <Loading label={listText.loadingList({ list: name.toLowerCase() })}>
          <ListSkeleton />
        </Loading>
      ) : count > 0 && page > 1 ? (
        <EmptyState
          headingLevel={2}
          title={listText.emptyPage}
          drawing="results"
          action={<LinkButton href={hrefFor(1)}>{listText.firstPage}</LinkButton>}
        />
      ) : (
        empty
      )}
    </div>
  );
}

function rangeOf(page: number, shown: number, count: number): string {
  const first = (page - 1) * PAGE_SIZE + 1;
  return listText.range({ last: first + shown - 1, first, count });
}

const Foot = styled(Line)`
  min-height: 44px;
  margin-top: ${token.space[16]};

  /* Beside the count, not under the list. */
  & > nav > ul {
    margin-top: 0;
  }
`;
