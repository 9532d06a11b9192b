import { type Column, type Sort, Table, type TableProps } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useRef } from 'react';
import styled, { css } from 'styled-components';
import { useFits } from './useFits';

interface ListTableProps<Row extends { id: string }, Key extends string> extends Pick<
  TableProps<Row, string>,
  'rows' | 'isSelected'
> {
  /** The accessible name. */
  name: string;
  columns: readonly Column<Row>[];
  /** Which list the rows are of. Those of another one are other rows: none moves from its place to a new one. */
  shown?: string;
  /** Which column orders the list now. */
  sort?: Sort<Key> | null;
  onSort?: ((sort: Sort<Key>) => void) | undefined;
}

/** The rows as a table. Columns that are `sortable`, by a key of the view, have sort buttons. */
export function ListTable<Row extends { id: string }, Key extends string = string>(
  props: ListTableProps<Row, Key>,
) {
  const { name, columns, rows, shown = '', isSelected, sort, onSort } = props;
  const frame = useRef<HTMLDivElement>(null);
  const fits = useFits(frame);
  return (
    <Frame ref={frame} $fits={fits}>
      <Table
        caption={name}
        // The page scrolls, not the table.
        maxHeight="none"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => `${shown} ${id}`}
        isSelected={isSelected}
        sort={sort ?? undefined}
        onSort={onSort && ((chosen) => onSort(chosen as Sort<Key>))}
      />
    </Frame>
  );
}

/* A part that scrolls holds its sticky header; where nothing has to scroll sideways the header stays in the window. */
const Frame = styled.div<{ $fits: boolean }>`
  ${({ $fits }) =>
    $fits &&
    css`
      & > [role='region'] {
        overflow: visible;
      }

      & thead th {
        top: ${token.topbar};
      }

      & thead th:first-child {
        border-top-left-radius: ${token.radius[12]};
      }

      & thead th:last-child {
        border-top-right-radius: ${token.radius[12]};
      }

      & tbody tr:last-child > :first-child {
        border-bottom-left-radius: ${token.radius[12]};
      }

      & tbody tr:last-child > :last-child {
        border-bottom-right-radius: ${token.radius[12]};
      }
    `}
`;
