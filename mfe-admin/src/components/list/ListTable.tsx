import { type Column, type Sort, Table, type TableProps } from '@athenaeum/shared-ui';

interface ListTableProps<Row extends { id: string }, Key extends string> extends Pick<
  TableProps<Row, string>,
  'rows' | 'isSelected'
> {
  /** What it holds, read out. */
  name: string;
  columns: readonly Column<Row>[];
  /** Which column orders the list now. */
  sort?: Sort<Key> | null;
  onSort?: (sort: Sort<Key>) => void;
}

/** The rows as a table. A column is pressed to order by it where it is `sortable`, under a key the view knows. */
export function ListTable<Row extends { id: string }, Key extends string = string>(
  props: ListTableProps<Row, Key>,
) {
  const { name, columns, rows, isSelected, sort, onSort } = props;
  return (
    <Table
      caption={name}
      // The page scrolls, not the table in it: no row hides behind an edge of its own.
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
