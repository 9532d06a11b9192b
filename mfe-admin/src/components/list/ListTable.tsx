import { type Column, type Sort, Table, type TableProps } from '@athenaeum/shared-ui';

interface ListTableProps<Row extends { id: string }, Key extends string> extends Pick<
  TableProps<Row, string>,
  'rows' | 'isSelected'
> {
  /** The accessible name. */
  name: string;
  columns: readonly Column<Row>[];
  /** Which column orders the list now. */
  sort?: Sort<Key> | null;
  onSort?: ((sort: Sort<Key>) => void) | undefined;
}

/** The rows as a table. Columns that are `sortable`, by a key of the view, have sort buttons. */
export function ListTable<Row extends { id: string }, Key extends string = string>(
  props: ListTableProps<Row, Key>,
) {
  const { name, columns, rows, isSelected, sort, onSort } = props;
  return (
    <Table
      caption={name}
      // The page scrolls, not the table.
      maxHeight="none"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isSelected={isSelected}
      sort={sort ?? undefined}
      onSort={onSort && ((chosen) => onSort(chosen as Sort<Key>))}
    />
  );
}
