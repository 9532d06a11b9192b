import type { Column, Sort, TableProps } from '@athenaeum/shared-ui';
import { ListBody, type ListBodyProps } from './ListBody';
import { ListTable } from './ListTable';
import { useShown } from './useShown';

interface ListRowsProps<
  Field extends string,
  Row extends { id: string },
  Shown extends { page: number; sort?: Sort<string> | null },
>
  extends Omit<ListBodyProps<Field, Row, Shown>, 'children'>, Pick<TableProps<Row, string>, 'isSelected'> {
  columns: readonly Column<Row>[] | ((rows: readonly Row[]) => readonly Column<Row>[]);
}

/** A list as a table, in the order that its view says; see `ListBody`. */
export function ListRows<
  Field extends string,
  Row extends { id: string },
  Shown extends { page: number; sort?: Sort<string> | null },
>({ columns, isSelected, ...body }: ListRowsProps<Field, Row, Shown>) {
  const { view, change, hrefWith } = body.list;
  const shown = useShown(hrefWith({}), body.query.currentData !== undefined);
  return (
    <ListBody {...body}>
      {(rows) => (
        <ListTable
          name={body.name}
          columns={typeof columns === 'function' ? columns(rows) : columns}
          rows={rows}
          shown={shown}
          isSelected={isSelected}
          sort={view.sort}
          onSort={'sort' in view ? (sort) => change({ sort } as Partial<Shown>) : undefined}
        />
      )}
    </ListBody>
  );
}
