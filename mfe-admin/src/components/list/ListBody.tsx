import { isMissing, type MissingPart } from '@athenaeum/shell-contract';
import {
  Button,
  EmptyState,
  type EmptyStateProps,
  ErrorPanel,
  LinkButton,
  Loading,
  Meta,
  Pagination,
  Row as Line,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { listText } from './list.messages';
import { ListSkeleton } from './ListSkeleton';
import { PAGE_SIZE } from './paging';
import type { Listing } from './useListView';

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
interface ListQuery<Field extends string, Row> {
  data?: Answered<Field, Row> | undefined;
  currentData?: Answered<Field, Row> | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ListBodyProps<Field extends string, Row, Shown extends { page: number }> {
  /** Plural and capitalized: 'Members'. */
  name: string;
  query: ListQuery<Field, Row>;
  /** The field of the answer that has the list. */
  field: Field;
  list: Listing<Shown>;
  /** The values of search and filters that narrow nothing: with others an empty list offers to clear them. */
  emptyFilters?: Partial<Shown>;
  /** What narrows the list now, said where nothing is left of it. */
  narrowedBy?: ReactNode;
  /** What a list says that is empty without being narrowed; by default that nothing is here. */
  none?: Partial<Pick<EmptyStateProps, 'title' | 'drawing' | 'action' | 'children'>>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows and pages of a list; or its loading, error or empty state. */
export function ListBody<Field extends string, Row, Shown extends { page: number }>(
  props: ListBodyProps<Field, Row, Shown>,
) {
  const { name, query, field, list, emptyFilters, narrowedBy, none, children } = props;
  const { page } = list.view;
  const hrefFor = (of: number) => list.hrefWith({ page: of } as Partial<Shown>);
  const { data, currentData, isError, isFetching, refetch } = query;
  // While another page is loading, the previous rows stay.
  const answer = (isError ? currentData : data)?.[field];
  const rows = answer?.data ?? [];
  const count = answer?.count ?? rows.length;

  return (
    <Rows aria-busy={isFetching} $isPrevious={data !== undefined && currentData === undefined}>
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
      ) : emptyFilters && isNarrowed(list.view, emptyFilters) ? (
        <EmptyState
          headingLevel={2}
          title={listText.noResults}
          drawing={none?.drawing ?? 'results'}
          action={
            <Button onClick={() => list.change(emptyFilters)}>
              {Object.keys(emptyFilters).length > 1 ? listText.clearAll : listText.clearSearch}
            </Button>
          }
        >
          {narrowedBy}
        </EmptyState>
      ) : (
        <EmptyState headingLevel={2} title={listText.nothingHere} drawing="results" {...none} />
      )}
    </Rows>
  );
}

const isNarrowed = <Shown,>(view: Shown, emptyFilters: Partial<Shown>) =>
  Object.entries(emptyFilters).some(([name, value]) => view[name as keyof Shown] !== value);

function rangeOf(page: number, shown: number, count: number): string {
  const first = (page - 1) * PAGE_SIZE + 1;
  return listText.range({ last: first + shown - 1, first, count });
}

/* Rows that are about to be replaced step back; a quick answer is there before anything is seen of it. */
const Rows = styled.div<{ $isPrevious: boolean }>`
  ${({ $isPrevious }) =>
    $isPrevious &&
    css`
      opacity: 0.5;
      transition: opacity ${token.motion.base} ${token.ease} 200ms;
    `}
`;

const Foot = styled(Line)`
  min-height: 44px;
  margin-top: ${token.space[16]};

  /* Beside the count, not under the list. */
  & > nav > ul {
    margin-top: 0;
  }
`;
