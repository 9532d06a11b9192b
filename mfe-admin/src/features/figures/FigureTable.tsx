import { Accordion, Table } from '@athenaeum/shared-ui';
import { figuresText } from './figures.messages';

interface FigureTableProps {
  title: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** The data of a chart as a table, for accessibility. */
export function FigureTable({ title, head, rows }: FigureTableProps) {
  return (
    <Accordion title={figuresText.showTable}>
      <Table
        caption={figuresText.asTable({ title })}
        columns={head.map((label, index) => ({
          key: label,
          label,
          render: (row: FigureTableProps['rows'][number]) => row[index],
        }))}
        rows={rows}
        rowKey={(row) => row.join('\n')}
        maxHeight="360px"
      />
    </Accordion>
  );
}
