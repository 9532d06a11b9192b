import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../../icons';
import { token } from '../../theme';
import { VisuallyHidden } from '../Layout/Text';

export type Sort<Key extends string = string> = { key: Key; direction: 'ascending' | 'descending' };

export type Column<Row, Key extends string = string> = {
  key: Key;
  label: string;
  render: (row: Row) => ReactNode;
  sortable?: boolean;
  /** The label is only read out: a column of ticks or buttons. */
  labelHidden?: boolean;
  /** Numbers to compare by eye: the head too stands at the end of the column. */
  numeric?: boolean;
  /** Stands before the label: a tick for every row. */
  head?: ReactNode;
};

export type TableProps<Row, Key extends string> = {
  /** What the table holds, read out. */
  caption: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Which column orders the rows; the server does the ordering. */
  sort?: Sort<Key>;
  onSort?: (sort: Sort<Key>) => void;
  isSelected?: (row: Row) => boolean;
  /** Largest height before the rows scroll under the header. */
  maxHeight?: string;
};

/** Rows and columns of the same things. Header and first column stay in view. */
export function Table<Row, Key extends string = string>(props: TableProps<Row, Key>) {
  const { caption, columns, rows, rowKey, sort, onSort, isSelected, maxHeight = '720px' } = props;
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0} style={{ maxHeight }}>
      <Grid>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={ariaSort(column, sort)}
                data-numeric={column.numeric}
              >
                {column.head}
                {column.sortable && onSort ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : column.labelHidden ? (
                  <VisuallyHidden>{column.label}</VisuallyHidden>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} aria-selected={isSelected?.(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row">
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.key} data-numeric={column.numeric}>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}

type SortButtonProps<Row, Key extends string> = {
  column: Column<Row, Key>;
  sort: Sort<Key> | undefined;
  onSort: (sort: Sort<Key>) => void;
};

function SortButton<Row, Key extends string>({ column, sort, onSort }: SortButtonProps<Row, Key>) {
  const current = sort?.key === column.key ? sort.direction : null;
  const next = current === 'ascending' ? 'descending' : 'ascending';
  return (
    <SortLabel type="button" onClick={() => onSort({ key: column.key, direction: next })}>
      {column.label}
      {current === null && <ChevronsUpDownIcon size={16} />}
      {current === 'ascending' && <ArrowUpIcon size={16} />}
      {current === 'descending' && <ArrowDownIcon size={16} />}
    </SortLabel>
  );
}

function ariaSort<Row, Key extends string>(column: Column<Row, Key>, sort: Sort<Key> | undefined) {
  if (!column.sortable) return undefined;
  return sort?.key === column.key ? sort.direction : 'none';
}

/* Where columns go on at its end, it fades, as `.sideways` rows do. */
const Scroller = styled.div`
  /* Holds what is positioned inside its cells, which would widen the page otherwise. */
  position: relative;
  overflow: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
  mask: linear-gradient(90deg, #000 calc(100% - var(--fade-end)), #0000);

  @supports (animation-timeline: scroll()) {
    animation: sideways linear both !important;
    animation-timeline: scroll(self inline) !important;
  }

  &:focus-visible {
    border-radius: ${token.radius[12]};
    outline-offset: -2px;
  }
`;

const SortLabel = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  min-height: 44px;
  font-weight: inherit;

  &:hover {
    color: ${token.color.accent};
  }
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token.text[14]};
  text-align: left;

  & th,
  & td {
    padding: ${token.space[8]} ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
    background: ${token.color.card};
    font-weight: ${token.weight.body};
    white-space: nowrap;
  }

  & thead th {
    position: sticky;
    z-index: 2;
    top: 0;
    height: 48px;
    padding-block: 0;
    background: ${token.color.sunken};
    color: ${token.color.ink2};
    font-weight: ${token.weight.strong};
  }

  & tr > :first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    box-shadow: 1px 0 0 ${token.color.line};
  }

  & thead tr > :first-child {
    z-index: 3;
  }

  & [data-numeric] {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  & tbody tr:last-child > * {
    border-bottom: 0;
  }

  & tbody tr:hover > * {
    background: ${token.color.page};
  }

  & tbody tr[aria-selected='true'] > * {
    background: ${token.color.tint};
  }
`;
