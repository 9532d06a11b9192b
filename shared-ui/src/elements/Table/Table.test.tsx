import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table, type TableProps } from './Table';

type Member = { id: string; name: string; city: string };

const props: TableProps<Member, 'name' | 'city'> = {
  caption: 'Members List',
  columns: [
    { key: 'name', label: 'Name', sortable: true, render: (row) => row.name },
    { key: 'city', label: 'City', render: (row) => row.city },
  ],
  rows: [
    { id: '1', name: 'Amara Osei', city: 'Boston' },
    { id: '2', name: 'Maya Chen', city: 'Seattle' },
  ],
  rowKey: (row) => row.id,
};

it('names its rows by the first column and says which one is selected', () => {
  render(<Table {...props} isSelected={(row) => row.id === '2'} />);

  expect(screen.getByRole('table', { name: 'Members List' })).toBeInTheDocument();
  const row = screen.getByRole('row', { name: 'Maya Chen Seattle' });
  expect(row).toHaveAttribute('aria-selected', 'true');
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Maya Chen');
});

it('asks for the other direction when the sorted column is pressed', async () => {
  const onSort = jest.fn();
  render(<Table {...props} sort={{ key: 'name', direction: 'ascending' }} onSort={onSort} />);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'City' })).not.toHaveAttribute('aria-sort');

  await userEvent.click(screen.getByRole('button', { name: 'Name' }));

  expect(onSort).toHaveBeenCalledWith({ key: 'name', direction: 'descending' });
});

it('stands numbers and their head at the end of the column', () => {
  render(<Table {...props} columns={[props.columns[0]!, { ...props.columns[1]!, numeric: true }]} />);

  for (const place of [
    screen.getByRole('columnheader', { name: 'City' }),
    screen.getByRole('cell', { name: 'Boston' }),
  ])
    expect(getComputedStyle(place).textAlign).toBe('right');
  expect(getComputedStyle(screen.getByRole('columnheader', { name: 'Name' })).textAlign).not.toBe('right');
});
